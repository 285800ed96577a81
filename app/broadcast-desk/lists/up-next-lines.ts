import { nameOfRound, type Round, roundNamed } from '~/broadcast/round';
import { max, type UpcomingMatch } from '~/broadcast/scene';
import type { Locale } from '~/locales/locale';
import { countCharacters, plainText } from '~/text/text';

export type UpNextProblem = { key: 'upNextPair' | 'upNextName' | 'upNextRound' | 'upNextMany'; line: number };

const digits = '[0-9０-９]{1,4}';
const table = '(?:table|卓|テーブル)';
/** 「3」, 「卓3」, "Table 12:", in a cell of its own. */
const tableCell = new RegExp(`^(?:${table}|no\\.?|#|第)?\\s*${digits}\\s*(?:番?卓|番)?[.．:：)）]?$`, 'i');
/** 「3. 」, 「3：」, 「3番卓 」, before a name. */
const tablePrefix = new RegExp(
  `^(?:${table}\\s*${digits}(?:\\s*[.．:：)）])?\\s+|${digits}\\s*(?:番?卓\\s*|[:：)）]\\s*|[.．]\\s+))(?=\\S)`,
  'i',
);
const versusCell = /^(?:[vｖ][sｓ][.．]?|v|x|×|対|[-–—ー:：])$/i;
/** Between two names: "vs" and 「対」 also without blanks, where no letters of the same kind are beside it. */
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

const known = (name: string) => (/^[?？]$/.test(name) ? '' : name);

/** One match a line, as pairings are copied from a page, a sheet or a chat; a line with a round alone is of those below. */
export function readUpNext(text: string): { matches: UpcomingMatch[] } | { problem: UpNextProblem } {
  const matches: UpcomingMatch[] = [];
  let heading: Round | null = null;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.trim()) continue;
    const wrong = (key: UpNextProblem['key']) => ({ problem: { key, line: at + 1 } });
    const [one = '', other, round, ...more] = cellsOf(line).map(plainText);
    if (other === undefined) {
      heading = roundNamed(one.replace(/^[#■【[\s]+|(?<![】\]:：\s])[】\]:：\s]+$/g, '')) ?? null;
      if (!heading) return wrong('upNextPair');
      continue;
    }
    if (more.length > 0 || !one || !other) return wrong('upNextPair');
    if (countCharacters(one) > max.player || countCharacters(other) > max.player) return wrong('upNextName');
    if (round && countCharacters(round) > max.round) return wrong('upNextRound');
    if (matches.length === max.upNext) return wrong('upNextMany');
    const own = round ? (roundNamed(round) ?? { ja: round, en: '' }) : heading;
    matches.push({ players: [known(one), known(other)], round: own });
  }
  return { matches };
}

/** Who is not known (any more). */
const unknown = '?';

const isPlain = (name: string) => {
  const cells = cellsOf(name);
  return cells.length === 1 && cells[0] === name;
};

/** The list as it is read again: `A vs B, Semifinals`, with tabs where a name has such signs itself. */
export const upNextText = (matches: readonly UpcomingMatch[], locale: Locale): string =>
  matches
    .map(({ players, round }) => {
      const pair = players.map((player) => player || unknown);
      const named = round ? [nameOfRound(round)[locale]] : [];
      const all = [...pair, ...named];
      return all.every(isPlain) ? [pair.join(' vs '), ...named].join(', ') : all.join('\t');
    })
    .join('\n');

/** What the field holds; the list as it was, where nobody changed its text. */
export function upNextFrom(typed: string, seen: readonly UpcomingMatch[]) {
  const plain = typed.replace(/\r\n?/g, '\n').trim();
  const isSame = (['ja', 'en'] as const).some((locale) => upNextText(seen, locale).trim() === plain);
  return isSame ? { matches: seen } : readUpNext(typed);
}
