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
const lettered = new RegExp(
  `^${number}\\s?w\\s?[-–/,]?\\s?${number}\\s?l(?:\\s?[-–/,]?\\s?${number}\\s?[td])?$`,
  'i',
);
const pointed = /^(\d{1,3})\s*(?:points?|pts?|点|勝点)\s*\(([^()]{3,20})\)$/i;

/** 「4勝0敗1分（勝点13）」 */
const pointedBehind = /^([^()]{3,20}?)\s*\((?:勝ち?点|points?|pts?)\s?:?\s?(\d{1,3})\s?(?:点|pts?)?\)$/i;

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
  const [, behind, after] = pointedBehind.exec(text) ?? [];
  const [, total = after, inner = behind] = pointed.exec(text) ?? [];
  if (inner !== undefined) {
    const record = recordIn(inner, { last });
    return record && Number(total) === 3 * record.wins + record.ties ? record : undefined;
  }
  const [, w, l, t = '0'] = lettered.exec(text) ?? [];
  if (w !== undefined && l !== undefined) return { wins: Number(w), losses: Number(l), ties: Number(t) };
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

/** Counts a history of matches: `W W L`, ○○×. */
export function historyIn(cell: string): MatchRecord | undefined {
  const signs = foldText(cell).replace(/[\s,・/-]/g, '');
  if (!/^[wltd○◯●×✕✖x△▲]{1,30}$/u.test(signs)) return undefined;
  const count = (of: RegExp) => signs.match(of)?.length ?? 0;
  return { wins: count(/[w○◯]/g), losses: count(/[l●×✕✖x]/g), ties: count(/[td△▲]/g) };
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

export const blanks = ['', '-', '–', '—', 'ー', 'n/a', 'なし', '無し'];
const no = [...blanks, '0', 'no', 'n', 'false', 'いいえ'];
const yes = ['1', 'yes', 'y', 'true', 'x', '✓', '✔', '○', '◯', 'はい', 'あり'];
const endings: Record<Ending, readonly string[]> = {
  dropped: [
    ...[
      'drop',
      'dropped',
      'dropout',
      'dnf',
      'did not finish',
      'withdrawn',
      'withdrew',
      'retired',
      'resigned',
    ],
    ...[
      'どろっぷ',
      '棄権',
      '途中棄権',
      'りたいあ',
      '辞退',
      '途中辞退',
      '離脱',
      '途中離脱',
      '退出',
      '途中退出',
      '早退',
    ],
  ],
  disqualified: ['dq', "dq'd", 'dqed', 'disqualified', 'disqualification', '失格', '失格処分'],
};
const fine = [
  ...[
    'active',
    'finished',
    'complete',
    'completed',
    'ok',
    'playing',
    'in progress',
    'checked in',
    'registered',
  ],
  ...['eliminated', 'advanced', 'qualified', 'made cut', 'missed cut'],
  ...[
    '完走',
    '継続',
    '継続中',
    '続行',
    '参加',
    '参加中',
    '参加済',
    '出場',
    '出席',
    '終了',
    '通過',
    '予選通過',
    '進出',
  ],
  ...['決勝進出', '敗退', '予選敗退', '通常', '正常'],
];

export const endingNamed = (word: string): Ending | undefined =>
  (Object.keys(endings) as Ending[]).find((ending) => endings[ending].includes(word));

const drops =
  /棄権|辞退|離脱|途中退出|途中抜け|早退|どろっぷ|りたいあ|\bdrop|\bdnf\b|\bwithdr[ae]w|\bretired\b|\bresigned\b/;
const outs = /失格|\bdq|disqualif/;
/** Words by which a remark says the opposite, or tells of somebody or something else. */
const otherwise =
  /ない|なし|\bnot?\b|取消|取り消|撤回|相手|不戦勝|opponent|\bbye\b|\bvs\b|[賞景副権]\S{0,6}辞退/;

/** Whether a remark may tell of an ending. */
export const tellsOfEnding = (cell: string): boolean => {
  const word = foldText(cell);
  return drops.test(word) || outs.test(word);
};

/** Finds the one ending that a remark tells of: 「4回戦で途中棄権」, `DQ（遅刻）`. */
function endingWithin(word: string): Ending | undefined {
  const isDropped = drops.test(word);
  if (isDropped === outs.test(word) || otherwise.test(word)) return undefined;
  return isDropped ? 'dropped' : 'disqualified';
}

/** Parses an ending; a drop may be given by its round. @returns null for "no", undefined for anything else */
export function endingIn(cell: string, column: Ending | 'status'): Ending | null | undefined {
  // Folding would turn ① and ² into digits.
  if (/\p{No}/u.test(cell)) return undefined;
  const word = foldText(cell);
  const named = endingNamed(word);
  if (named) return named;
  if (column === 'status') return blanks.includes(word) || fine.includes(word) ? null : endingWithin(word);
  if (no.includes(word)) return null;
  const round = column === 'dropped' && /^(?:r|round |らうんど)?[1-9]\d?(?:回戦)?$/.test(word);
  return yes.includes(word) || round ? column : undefined;
}

/** @returns null if blank, undefined if invalid */
export const countIn = (cell: string): number | null | undefined => numberIn(cell, 'wins');
