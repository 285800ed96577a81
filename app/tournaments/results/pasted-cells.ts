import { foldText } from '~/text/text';
import { maxOf, minOf, type ResultField } from './result';

export type Column = ResultField | 'tonamelId' | 'displayName' | 'record';

// Heads of columns as Tonamel, spreadsheets and other tools write them, folded.
const heads: Record<Column, readonly string[]> = {
  tonamelId: ['tonamel', 'tonamelid', 'tonamel id', 'tonamel_id', 'id'],
  displayName: [
    'name',
    'player',
    'display name',
    'displayname',
    '表示名',
    '名前',
    'ぷれいやー',
    'ぷれいやー名',
    'ゆーざー名',
  ],
  wins: ['wins', 'win', 'w', '勝', '勝ち', '勝数', '勝利数'],
  losses: ['losses', 'loss', 'l', '敗', '負', '負け', '敗数', '敗北数'],
  rank: ['rank', 'place', 'placement', 'standing', 'pos', '#', '順位', '最終順位'],
  record: ['record', 'w-l', '成績', '勝敗', '戦績'],
};

export const columnOf = (cell: string): Column | undefined =>
  (Object.keys(heads) as Column[]).find((column) => heads[column].includes(foldText(cell)));

/** Full-width digits and signs as ASCII. Not NFKC, which makes 62 of 6². */
export const plain = (cell: string) =>
  cell.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).trim();

export const isNumber = (cell: string) => /^\d+$/.test(plain(cell));

/** The number in a cell of that column; null for a blank one, undefined for anything else. */
export function numberIn(cell: string, field: ResultField): number | null | undefined {
  if (cell === '') return null;
  const text = field === 'rank' ? plain(cell).replace(/(?<=\d)(位|st|nd|rd|th)$/i, '') : plain(cell);
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return number >= minOf[field] && number <= maxOf[field] ? number : undefined;
}

// Zeros before a number are a date's: 09-01 is what a spreadsheet makes of 9-1.
const record = /^(0|[1-9]\d?)\s*(?:[-−–ーｰ:]\s*(0|[1-9]\d?)|勝\s*(0|[1-9]\d?)\s*敗)$/;

/** `6-1` or `6勝1敗`; with ties it is none, as a result here has wins and losses only. */
export function recordIn(cell: string): { wins: number; losses: number } | undefined {
  const [, wins, losses, written] = record.exec(plain(cell)) ?? [];
  return wins === undefined ? undefined : { wins: Number(wins), losses: Number(losses ?? written) };
}

export const hasTies = (cell: string) =>
  /^\d{1,2}\s*[-−–ーｰ:]\s*\d{1,2}\s*[-−–ーｰ:]\s*\d{1,2}$|^\d+勝.*分/.test(plain(cell));
