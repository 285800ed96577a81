import { foldText } from '~/text/text';
import { numberIn, plain } from '../numbers';

export interface MatchRecord {
  wins: number;
  losses: number;
  ties: number;
}

/** What a cell may say of how a tournament ended for a player before it was over. */
export type Ending = 'dropped' | 'disqualified';

/** Which comes last in a record of three. */
type Last = 'ties' | 'losses';

const number = '(0|[1-9]\\d?)';
const dash = '\\s*([-−–ーｰ:])\\s*';
const dashed = new RegExp(`^${number}${dash}${number}(?:\\s*\\2\\s*${number})?$`);
const slashed = new RegExp(`^${number}\\s*/\\s*${number}(?:\\s*/\\s*${number})?(?:\\s*\\((\\d{1,3})\\))?$`);
const counted = new RegExp(`${number}\\s*(勝|敗|負け?|引き?分け?|分け?)\\s*`, 'gy');

/**
 * `9-1`, `9-1-0`, `9勝1敗1分`, or `9/1/0 (27)` as TOM prints it; undefined for anything else. Slashes are those of a date
 * unless the match points behind them agree or the head has slashes too; zeros before a number are always a date's.
 */
export function recordIn(
  cell: string,
  { last = 'ties' as Last, slashes = false } = {},
): MatchRecord | undefined {
  const text = plain(cell);
  const of = (first: string, second: string, third = '0'): MatchRecord =>
    last === 'losses'
      ? { wins: Number(first), ties: Number(second), losses: Number(third) }
      : { wins: Number(first), losses: Number(second), ties: Number(third) };

  const [, wins, , second, third] = dashed.exec(text) ?? [];
  if (wins !== undefined && second !== undefined)
    return third === undefined
      ? { ...of(wins, '0'), losses: Number(second), ties: 0 }
      : of(wins, second, third);
  const [, first, middle, end, points] = slashed.exec(text) ?? [];
  if (first !== undefined && middle !== undefined) {
    const record = end === undefined ? { wins: +first, losses: +middle, ties: 0 } : of(first, middle, end);
    const agrees = points !== undefined && Number(points) === 3 * record.wins + record.ties;
    return (points === undefined ? slashes : agrees) ? record : undefined;
  }
  return inWords(text);
}

function inWords(text: string): MatchRecord | undefined {
  const said: Partial<MatchRecord> = {};
  let length = 0;
  for (const [whole, digits, word = ''] of text.matchAll(counted)) {
    const field = word === '勝' ? 'wins' : /敗|負/.test(word) ? 'losses' : 'ties';
    if (said[field] !== undefined) return undefined;
    said[field] = Number(digits);
    length += whole.length;
  }
  const { wins, losses, ties = 0 } = said;
  const all = length === text.length && wins !== undefined && losses !== undefined;
  return all ? { wins, losses, ties } : undefined;
}

const blanks = ['', '-', '–', '—', 'ー', 'n/a', 'なし', '無し'];
const no = [...blanks, '0', 'no', 'n', 'false', 'いいえ'];
const yes = ['1', 'yes', 'y', 'true', 'x', '✓', '✔', '○', '◯', 'はい', 'あり'];
const endings: Record<Ending, readonly string[]> = {
  dropped: ['drop', 'dropped', 'どろっぷ', '棄権', '途中棄権', 'りたいあ', 'dnf', 'did not finish'],
  disqualified: ['dq', "dq'd", 'dqed', 'disqualified', '失格'],
};
const fine = ['active', 'finished', 'complete', 'completed', '完走'];

const endingNamed = (word: string): Ending | undefined =>
  (Object.keys(endings) as Ending[]).find((ending) => endings[ending].includes(word));

/** Null for a cell that says no; undefined for one that says something else. Of a drop the round may be told. */
export function endingIn(cell: string, column: Ending | 'status'): Ending | null | undefined {
  // Folding makes digits of ① and ².
  if (/\p{No}/u.test(cell)) return undefined;
  const word = foldText(cell);
  const named = endingNamed(word);
  if (named) return named;
  if (column === 'status') return blanks.includes(word) || fine.includes(word) ? null : undefined;
  if (no.includes(word)) return null;
  const round = column === 'dropped' && /^(?:r|round |らうんど)?[1-9]\d?(?:回戦)?$/.test(word);
  return yes.includes(word) || round ? column : undefined;
}

/** A place as tables have it: `1`, `1位`, `1.`, `2nd`, 優勝; null for none, an ending where one stands in its stead. */
export function placeIn(cell: string): number | null | Ending | undefined {
  const word = foldText(cell);
  if (blanks.includes(word)) return null;
  const ending = endingNamed(word);
  if (ending) return ending;
  if (word === '優勝') return 1;
  if (word === '準優勝') return 2;
  return numberIn(plain(cell).replace(/^第(?=\d)|(?<=\d)[.)]$/g, ''), 'rank') ?? undefined;
}

/** Null for a blank one, undefined for what is no number of matches. */
export const countIn = (cell: string): number | null | undefined => numberIn(cell, 'wins');
