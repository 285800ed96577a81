import { nameOfRound, type Round, roundNamed } from '~/broadcast/round';
import { max, type UpcomingMatch } from '~/broadcast/scene';
import type { Locale } from '~/locales/locale';
import { countCharacters, plainText } from '~/text/text';

export type UpNextProblem = { key: 'upNextPair' | 'upNextName' | 'upNextRound' | 'upNextMany'; line: number };

const digits = '[0-9０-９]{1,4}';
const table = '(?:table|卓|テーブル)';
/** A cell such as 「3」, 「卓3」, "Table 12:". */
const tableCell = new RegExp(`^(?:${table}|no\\.?|#|第)?\\s*${digits}\\s*(?:番?卓|番)?[.．:：)）]?$`, 'i');
/** A prefix of a name such as 「3. 」, 「3：」, 「3番卓 」. */
const tablePrefix = new RegExp(
  `^(?:${table}\\s*${digits}(?:\\s*[.．:：)）])?\\s+|${digits}\\s*(?:番?卓\\s*|[:：)）]\\s*|[.．]\\s+))(?=\\S)`,
  'i',
);
const versusCell = /^(?:[vｖ][sｓ][.．]?|v|x|×|対|[-–—ー:：])$/i;
/** Separators of two names. "vs" and 「対」 need no spaces unless adjacent to letters of their own script. */
const versus = [
  /(?<!\s)\s+(?:[vｖ][sｓ][.．]?|v|x|×|対|[-–—])\s+/i,
  /(?<![a-zａ-ｚ])[vｖ][sｓ][.．]?(?![a-zａ-ｚ])/i,
  /対/,
  /\u3000+|\s{2,}/,
];

function cellsOf(line: string): string[] {
  const around = line.includes('\t') ? /\t+/ : /[,，、;；|｜]/;
  const cells = line
    .split(around)
    .map((cell) => cell.trim())
    .filter((cell) => cell && !versusCell.test(cell));
  const [first = ''] = cells;
  const numbered = cells.length > 2 && tableCell.test(first) ? cells.slice(1) : cells;
  const [pairOrOne = '', ...rest] = numbered;
  const named = pairOrOne.replace(tablePrefix, '');
  const pair = versus.map((each) => named.split(each)).find(isPair);
  return [...(pair ?? [named]), ...rest];
}

const isPair = (parts: readonly string[]) => parts.length === 2 && parts.every(Boolean);

const knownName = (name: string) => (/^[?？]$/.test(name) ? '' : name);

const headingOf = (cell: string): Round | null =>
  roundNamed(cell.replace(/^[#■【[\s]+|(?<![】\]:：\s])[】\]:：\s]+$/g, '')) ?? null;

function problemIn(one: string, other: string, round: string): UpNextProblem['key'] | undefined {
  if (!one || !other) return 'upNextPair';
  if (countCharacters(one) > max.player || countCharacters(other) > max.player) return 'upNextName';
  return countCharacters(round) > max.round ? 'upNextRound' : undefined;
}

/** Reads pasted pairings, one per line. A line with only a round applies to those below. */
export function readUpNext(text: string): { matches: UpcomingMatch[] } | { problem: UpNextProblem } {
  const matches: UpcomingMatch[] = [];
  let heading: Round | null = null;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.trim()) continue;
    const wrong = (key: UpNextProblem['key']) => ({ problem: { key, line: at + 1 } });
    const [one = '', other, round = '', ...more] = cellsOf(line).map(plainText);
    if (other === undefined) {
      heading = headingOf(one);
      if (!heading) return wrong('upNextPair');
      continue;
    }
    if (more.length > 0) return wrong('upNextPair');
    const problem = problemIn(one, other, round);
    if (problem) return wrong(problem);
    if (matches.length === max.upNext) return wrong('upNextMany');
    const own = round ? (roundNamed(round) ?? { ja: round, en: '' }) : heading;
    matches.push({ players: [knownName(one), knownName(other)], round: own });
  }
  return { matches };
}

const unknown = '?';

const isPlain = (name: string) => {
  const cells = cellsOf(name);
  return cells.length === 1 && cells[0] === name;
};

/** Prints `A vs B, Semifinals`, or tabs if a name contains separators, so that it parses again. */
export const upNextText = (matches: readonly UpcomingMatch[], locale: Locale): string =>
  matches
    .map(({ players, round }) => {
      const pair = players.map((player) => player || unknown);
      const named = round ? [nameOfRound(round)[locale]] : [];
      const all = [...pair, ...named];
      return all.every(isPlain) ? [pair.join(' vs '), ...named].join(', ') : all.join('\t');
    })
    .join('\n');

/** @returns `seen` if the text is unedited */
export function upNextFrom(text: string, seen: readonly UpcomingMatch[]) {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const isSame = (['ja', 'en'] as const).some((locale) => upNextText(seen, locale).trim() === plain);
  return isSame ? { matches: seen } : readUpNext(text);
}
