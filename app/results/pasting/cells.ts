import { foldText } from '~/text/text';
import { numberIn, plain } from '../numbers';

export interface MatchRecord {
  wins: number;
  losses: number;
  ties: number;
}

export type Ending = 'dropped' | 'disqualified';

/** Last number of a record: "W-L-T" or "W-T-L". */
type Last = 'ties' | 'losses';

const number = '(0|[1-9]\\d?)';
const dash = '\\s*([-−–ーｰ:])\\s*';
const dashed = new RegExp(`^${number}${dash}${number}(?:\\s*\\2\\s*${number})?$`);
const slashed = new RegExp(`^${number}\\s*/\\s*${number}(?:\\s*/\\s*${number})?(?:\\s*\\((\\d{1,3})\\))?$`);
const counted = new RegExp(`${number}\\s*(勝|敗|負け?|引き?分け?|分け?)\\s*`, 'gy');

/**
 * Parses `9-1`, `9-1-0`, `9勝1敗1分`, or `9/1/0 (27)` as TOM prints it. Slashes mean a date, unless the match points agree or
 * the head has slashes too. Leading zeros always mean a date.
 * @returns undefined for anything else
 */
export function recordIn(
  cell: string,
  { last = 'ties' as Last, slashes = false } = {},
): MatchRecord | undefined {
  const text = plain(cell);
  const recordOf = (first: string, second: string, third = '0'): MatchRecord =>
    last === 'losses'
      ? { wins: Number(first), ties: Number(second), losses: Number(third) }
      : { wins: Number(first), losses: Number(second), ties: Number(third) };

  const [, wins, , second, third] = dashed.exec(text) ?? [];
  if (wins !== undefined && second !== undefined)
    return third === undefined
      ? { ...recordOf(wins, '0'), losses: Number(second), ties: 0 }
      : recordOf(wins, second, third);
  const [, first, middle, end, points] = slashed.exec(text) ?? [];
  if (first !== undefined && middle !== undefined) {
    const record =
      end === undefined ? { wins: +first, losses: +middle, ties: 0 } : recordOf(first, middle, end);
    const agrees = points !== undefined && Number(points) === 3 * record.wins + record.ties;
    return (points === undefined ? slashes : agrees) ? record : undefined;
  }
  return inWords(text);
}

function inWords(text: string): MatchRecord | undefined {
  const record: Partial<MatchRecord> = {};
  let length = 0;
  for (const [whole, digits, word = ''] of text.matchAll(counted)) {
    const field = word === '勝' ? 'wins' : /敗|負/.test(word) ? 'losses' : 'ties';
    if (record[field] !== undefined) return undefined;
    record[field] = Number(digits);
    length += whole.length;
  }
  const { wins, losses, ties = 0 } = record;
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

/** Parses an ending; a drop may be given by its round. @returns null for "no", undefined for anything else */
export function endingIn(cell: string, column: Ending | 'status'): Ending | null | undefined {
  // Folding would turn ① and ² into digits.
  if (/\p{No}/u.test(cell)) return undefined;
  const word = foldText(cell);
  const named = endingNamed(word);
  if (named) return named;
  if (column === 'status') return blanks.includes(word) || fine.includes(word) ? null : undefined;
  if (no.includes(word)) return null;
  const round = column === 'dropped' && /^(?:r|round |らうんど)?[1-9]\d?(?:回戦)?$/.test(word);
  return yes.includes(word) || round ? column : undefined;
}

/** Parses `1`, `1位`, `1.`, `2nd` or 優勝. @returns null if blank, or the ending that replaces a place */
export function placeIn(cell: string): number | null | Ending | undefined {
  const word = foldText(cell);
  if (blanks.includes(word)) return null;
  const ending = endingNamed(word);
  if (ending) return ending;
  if (word === '優勝') return 1;
  if (word === '準優勝') return 2;
  return numberIn(plain(cell).replace(/^第(?=\d)|(?<=\d)[.)]$/g, ''), 'rank') ?? undefined;
}

/** @returns null if blank, undefined if invalid */
export const countIn = (cell: string): number | null | undefined => numberIn(cell, 'wins');
