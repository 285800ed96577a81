import { type Item, isSide, parseLine } from './parse-line';
import type { LeftLine } from './reading';
import { type Style, strictStyle } from './steps';
import type { PlayerFinder } from './who';

export interface ParsedLine extends LeftLine {
  /** Whether a blank line stands above. */
  gap: boolean;
  items: Item[];
  sides: number;
}

export const has = ({ items }: Pick<ParsedLine, 'items'>, ...kinds: Item['kind'][]): boolean =>
  items.some(({ kind }) => kinds.includes(kind));

const withItems = (line: Omit<ParsedLine, 'items' | 'sides'>, items: Item[]): ParsedLine => ({
  ...line,
  items,
  sides: items.filter(isSide).length,
});

const byeHeading = /^[^\p{L}\p{N}]{0,5}(?:byes?|不戦勝?|お?休み)(?:者|の方)?\s?[:：]/iu;

/** Everyone whom a line lists as without an opponent: 「不戦勝：ハルカ、ケンタ」. */
function byesIn(text: string, finder: PlayerFinder): Item[] | undefined {
  const [heading] = byeHeading.exec(text) ?? [];
  if (heading === undefined) return undefined;
  const names = text
    .slice(heading.length)
    .split(/[、,，/／・&＆]/)
    .map((name) => name.trim());
  const found = names.map((name) => ({ name, ids: finder.wholeIds(name) }));
  if (!found.every(({ ids }) => ids.length > 0)) return undefined;
  return found.flatMap(({ name, ids }): Item[] => [
    { kind: 'name', text: name, value: '', ids },
    { kind: 'bye', text: '', value: '' },
  ]);
}

/** UTF-16 code units: a longer line with two names that nobody has is a sentence. */
const maxUnknown = 120;
/** What a name costs that no player has, once the other lines show how pairings are written. */
const likely = 2;

/** Reads each line by itself, then once more those that are no pairing though they are written like the others. */
export function parsedLines(text: string, finder: PlayerFinder): ParsedLine[] {
  let gap = false;
  const lines = text.split('\n').flatMap((raw, at) => {
    const plain = raw.trim();
    const line = { line: at + 1, text: plain, gap };
    gap = plain === '';
    return plain === '' ? [] : [withItems(line, byesIn(plain, finder) ?? parseLine(plain, finder))];
  });
  const sure = withoutLists(lines);
  const style = styleOf(sure);
  if (!style) return sure;
  const again = sure.map((line) => (line.sides > 1 ? line : readAgain(line, style, finder)));
  const isNew = (line: ParsedLine, at: number) => line !== sure[at];
  const isLikely = again.filter(({ sides }) => sides > 1).length > 1;
  // A sentence with a "vs" is no pairing.
  return again.map((line, at) =>
    isNew(line, at) && !isLikely && !isListed(line) ? (sure[at] as ParsedLine) : line,
  );
}

/** Takes names side by side for a list, 「ドロップ：ハルカ、ケンタ」, unless a table leads them or all lines are so. */
function withoutLists(lines: readonly ParsedLine[]): ParsedLine[] {
  const paired = lines.filter(({ sides }) => sides > 1);
  const lists = new Set(paired.filter(isList));
  const areAll = lists.size === paired.length && lists.size > 1;
  return lines.map((line) => {
    if (!lists.has(line) || (areAll && line.sides === 2 && !has(line, 'junk', 'remark'))) return line;
    return withItems(line, [{ kind: 'junk', text: line.text, value: '' }]);
  });
}

/** A word of those who do not play, as over a list: 「ドロップ」. A time of day is none. */
export const isAbsence = ({ items }: Pick<ParsedLine, 'items'>): boolean =>
  items[0]?.kind === 'remark' && !/\d/.test(items[0].text);

const listSign = /^[、,・&と]/;

function isList({ items, sides }: ParsedLine): boolean {
  const isParting = ({ kind, text }: Item) =>
    kind === 'versus' || kind === 'score' || kind === 'bye' || (kind === 'dash' && !listSign.test(text));
  const [first = 0, ...others] = items.flatMap((item, at) => (isSide(item) ? [at] : []));
  const leads = items.filter(({ kind }) => kind === 'table' || kind === 'mark' || kind === 'number').length;
  if (isAbsence({ items }) && !items.some(({ kind }) => kind === 'versus')) return true;
  return !items.slice(first, (others.at(-1) ?? first) + 1).some(isParting) && leads < Math.floor(sides / 2);
}

function readAgain(line: ParsedLine, style: Style, finder: PlayerFinder): ParsedLine {
  if (line.text.length > maxUnknown || !isLike(line, style)) return line;
  const again = withItems(line, parseLine(line.text, finder, style));
  const areNames = again.items.every(({ text, kind }) => kind !== 'unknown' || isName(text));
  return again.sides === 2 && areNames ? again : line;
}

const isListed = (line: ParsedLine) => has(line, 'name') || has(line, 'table', 'mark');

const isName = (text: string) => text.length <= 40 && !/[。!！?？]$/.test(text);

/** How most pairings of the text are written: with "vs", with a dash, or side by side behind a number. */
function styleOf(lines: readonly ParsedLine[]): Style | undefined {
  const paired = lines.filter(({ sides }) => sides > 1);
  const versus = lines.filter((line) => has(line, 'versus'));
  if (versus.length > 0 && versus.length * 2 >= paired.length) return { ...strictStyle, unknown: likely };
  if (paired.length < 2) return undefined;
  const dashes = new Map<string, number>();
  for (const line of paired) for (const dash of dashesIn(line)) dashes.set(dash, (dashes.get(dash) ?? 0) + 1);
  const [dash] = [...dashes].find(([, count]) => count * 2 > paired.length) ?? [];
  if (dash !== undefined) return { ...strictStyle, unknown: likely, dash };
  return { unknown: likely, needsVersus: false };
}

const dashesIn = ({ items }: ParsedLine): string[] => {
  const [first = 0, second = 0] = items.flatMap((item, at) => (isSide(item) ? [at] : []));
  const between = items.slice(first, second).filter(({ kind }) => kind === 'dash');
  return [...new Set(between.map(({ text }) => text.charAt(0)))];
};

function isLike(line: ParsedLine, style: Style): boolean {
  if (style.dash !== undefined) return line.text.includes(style.dash);
  if (style.needsVersus) return has(line, 'versus');
  const [first] = line.items;
  return first !== undefined && ['table', 'mark', 'number'].includes(first.kind) && line.sides === 1;
}
