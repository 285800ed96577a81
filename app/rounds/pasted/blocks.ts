import type { Item } from './parse-line';
import { has, type ParsedLine } from './parsed-lines';

/** Lines that may be one match, or several that "vs" tells apart. */
export interface Block {
  lines: ParsedLine[];
  sides: number;
  /** It begins with a table or the number of a match, or blank lines stand around it: two sides in it are a pairing. */
  isMatch: boolean;
}

const letters = /^[A-Z]{1,2}$/;
const dotted = /^#?\d{1,2}\.\d{1,2}$/;

/** Makes tables of letters and numbers that stand alone above each match: A, B, … of start.gg, 1, 2, … or 1.1, 1.2, … */
export function withMarkers(lines: readonly ParsedLine[]): ParsedLine[] {
  const asTable = (line: ParsedLine): ParsedLine => {
    const table: Item = { kind: 'table', text: line.text, value: line.text.replace('#', '') };
    return { ...line, items: [table] };
  };
  for (const pattern of [letters, dotted]) {
    const marks = lines.filter(
      ({ sides, text }, at) => sides === 0 && pattern.test(text) && (lines[at + 1]?.sides ?? 0) > 0,
    );
    if (marks.length > 1 && new Set(marks.map(({ text }) => text)).size === marks.length)
      return lines.map((line) => (marks.includes(line) ? asTable(line) : line));
  }
  return lines.some((line) => line.sides === 0 && has(line, 'table', 'mark'))
    ? [...lines]
    : countedMarkers(lines, asTable);
}

const isNumber = ({ items }: ParsedLine) => items.length === 1 && items[0]?.kind === 'number';

/** Numbers that count on from match to match, after two sides each; scores do not. */
function countedMarkers(
  lines: readonly ParsedLine[],
  asTable: (line: ParsedLine) => ParsedLine,
): ParsedLine[] {
  let expected: number | undefined;
  let sides = 2;
  return lines.map((line, at) => {
    sides += line.sides;
    const next = lines[at + 1];
    if (!isNumber(line) || sides < 2 || !next || isNumber(next) || next.sides === 0) return line;
    const number = Number(line.items[0]?.value);
    if (expected !== undefined && number !== expected) return line;
    expected = number + 1;
    sides = 0;
    return asTable(line);
  });
}

const isTable = (item: Item | undefined) => item?.kind === 'table' || item?.kind === 'mark';

const isMarker = (line: ParsedLine) => {
  const [first] = line.items;
  if (line.sides > 0) return line.sides === 1 && isTable(first);
  return has(line, 'junk', 'remark') ? first?.kind === 'table' : line.items.some(isTable);
};

/** Parts the lines at tables, at pairings of one line, and at blank lines where those part the matches. */
export function blocksIn(lines: readonly ParsedLine[]): Block[] {
  const byGaps = arePartedByGaps(lines);
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const line of lines) {
    if (!block || isNewBlock(block, line, byGaps)) {
      block = { lines: [], sides: 0, isMatch: isMarker(line) || byGaps };
      blocks.push(block);
    }
    block.lines.push(line);
    block.sides += line.sides;
  }
  return blocks;
}

const isHeading = (line: ParsedLine) => line.sides === 0 && has(line, 'round');

function isNewBlock(block: Block, line: ParsedLine, byGaps: boolean): boolean {
  const { lines, sides, isMatch } = block;
  if (isMarker(line) || isHeading(line) || lines.some(isHeading) || (byGaps && line.gap)) return true;
  if (line.sides > 1) return sides > 0 || !isMatch || line.items.some(isTable);
  if (lines.some((each) => each.sides > 1)) return line.gap || line.sides > 0 || has(line, 'junk', 'remark');
  return line.sides === 0 && has(line, 'junk') && isOver(block, line);
}

/** Whether words that nobody understands stand behind a match, rather than within it. */
const isOver = ({ sides, isMatch }: Block, { gap }: ParsedLine) =>
  isMatch ? sides > 1 && gap : sides % 2 === 0 || gap;

/** Blank lines part the matches if nearly all parts have two sides, each on a line of its own. */
function arePartedByGaps(lines: readonly ParsedLine[]): boolean {
  const parts: ParsedLine[][] = [];
  for (const line of lines) {
    if (parts.length === 0 || line.gap) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  const sided = parts.filter((part) => part.some(({ sides }) => sides > 0));
  const matches = sided.filter(
    (part) => part.every(({ sides }) => sides < 2) && part.reduce((sum, { sides }) => sum + sides, 0) === 2,
  );
  return matches.length > 1 && matches.length * 5 >= sided.length * 4;
}
