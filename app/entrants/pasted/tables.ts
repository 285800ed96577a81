import { fieldInHead } from '~/copied/heads';
import { kindOfPart } from '~/copied/parts';
import { markdownRows } from '~/copied/rows';
import { type CsvRows, csvRows, delimiterOf, type TableLine } from '~/text/read-csv';
import { unguarded } from '~/text/write-csv';
import { isAbsentHeading, isWaitingHeading } from './absence';
import { isNoEntry, isTitle } from './aside';
import { columnMeaningOf, meaningInHead } from './entrant-heads';
import { acrossIn, blocksIn, hasMembers, membersIn } from './grids';
import { asideOf, type Fault, type List } from './reading';
import { isEntrantsHeading } from './sections';

const delimiters = ['\t', ';', ',', '|', '，', '；', '｜'];
const maxAbove = 5;
/** Lines of a page's menu above a table. */
const maxMenu = 20;
const maxHeads = 60;

interface Parsed extends CsvRows {
  delimiter: string;
}

const delimitersOf = (text: string) =>
  /^sep=/i.test(text) ? [delimiterOf(text)] : delimiters.filter((each) => text.includes(each));

/** Finds the rows of a table in a text. @returns undefined if it is rather a list with a person on each line */
export function tableIn(whole: string): List | Fault | undefined {
  const spaced = spacedTableIn(whole);
  if (spaced) return spaced;
  const markdown = markdownRows(whole);
  const parsed: Parsed[] = markdown
    ? [{ delimiter: '|', lines: markdown }]
    : delimitersOf(whole).map((delimiter) => ({ delimiter, ...csvRows(whole, delimiter) }));
  const across = parsed.flatMap(({ lines }) => acrossIn(lines) ?? []);
  if (across[0]) return across[0];
  const found =
    parsed.find(({ lines }) => headAt(lines) >= 0) ??
    parsed.find(({ delimiter, lines }) => isEven(delimiter, lines));
  if (!found) return undefined;
  if (found.quote) return { fault: { reason: 'quote', line: found.quote.line } };
  const { lines } = found;
  const blocks = blocksIn(lines);
  if (blocks) return blocks;
  const at = headAt(lines);
  const headed = lines[at];
  if (headed) {
    const entries = entriesOf(lines.slice(at + 1), lines.slice(0, at));
    return membersIn(headed.cells, entries) ?? { head: headed.cells, ...entries };
  }
  const first = firstRow(lines);
  return entriesOf(lines.slice(first), lines.slice(0, first));
}

/** Columns that are parted by blanks alone: the heads say how many there are. */
function spacedTableIn(whole: string): List | undefined {
  const lines = whole.split('\n').flatMap((raw, at) => {
    const text = raw.trim();
    return text === '' ? [] : [{ line: at + 1, text, cells: text.split(/\s+/).map(unguarded) }];
  });
  const [head, ...below] = lines;
  const isTable =
    head !== undefined &&
    below.length > 0 &&
    head.cells.length > 1 &&
    head.cells.length < maxHeads &&
    head.cells.every((cell) => meaningInHead(cell) !== undefined) &&
    head.cells.some((cell) => meaningInHead(cell) === 'name') &&
    below.every(({ cells }) => cells.length === head.cells.length);
  return isTable ? { head: head.cells, lines: below, aside: [] } : undefined;
}

/** Finds the first row: below titles, and below all lines of one cell if every row has several. */
function firstRow(lines: readonly TableLine[]): number {
  const wide = lines.findIndex(({ cells }) => !isNarrow(cells));
  const below = lines.slice(wide);
  const areWide =
    below.filter(({ cells, text }) => !isNarrow(cells) || isAboutPart(text)).length === below.length;
  if (wide > 0 && areWide) return wide;
  return lines.findIndex(({ cells, text }) => !(isNarrow(cells) && (isTitle(text) || isNoEntry(text))));
}

const isNarrow = (cells: readonly string[]) => cells.filter(Boolean).length < 2;

/** Removes lines below a table that are no rows, such as a count. */
function entriesOf(rows: readonly TableLine[], above: readonly TableLine[]): Pick<List, 'lines' | 'aside'> {
  const { out, headings } = partsOf(rows);
  const isRow = ({ cells, text }: TableLine) =>
    !(isNarrow(cells) && (cells[0] !== '' || kindOfPart(text) === 'count') && isNoEntry(text)) &&
    !isTotal(cells.filter(Boolean)) &&
    !isExample(cells);
  const isLeft = (line: TableLine) => headings.has(line) || !isRow(line);
  return {
    lines: rows.filter((line) => !isLeft(line) && !out.has(line)),
    aside: [
      ...above.map((line) => asideOf(line, 'aboveHead')),
      ...rows.flatMap((line) => {
        if (isLeft(line)) return [asideOf(line, 'notRead')];
        const reason = out.get(line);
        return reason ? [asideOf(line, reason, true)] : [];
      }),
    ],
  };
}

const isAboutPart = (text: string) =>
  text.length <= 40 && (isAbsentHeading(text) || isWaitingHeading(text) || isEntrantsHeading(text));

/** Finds lines that head a part of a table, 「■ 参加 6人」 and 「■ 不参加 1人」, and the rows of those who wait or stay away. */
function partsOf(rows: readonly TableLine[]) {
  const headings = new Set(
    rows.filter(({ cells, text }) => isNarrow(cells) && /^\P{L}|\d\D?$/u.test(text) && isAboutPart(text)),
  );
  const out = new Map<TableLine, 'absent' | 'waiting'>();
  let state: 'absent' | 'waiting' | undefined;
  for (const line of rows) {
    const { text } = line;
    if (headings.has(line))
      state = isAbsentHeading(text) ? 'absent' : isWaitingHeading(text) ? 'waiting' : undefined;
    else if (state) out.set(line, state);
  }
  return { headings, out };
}

const isTotal = ([first = '', ...others]: readonly string[]) =>
  /^(?:.{1,3}の)?(?:合計|総計|小計|計|人数|[参出欠][加席]者?数|[○◯〇×△◎✕✖]\s?(?:の|は|合)?(?:数|計|人数)|(?:grand |sub-?)?total|sum|count)\s?[:：]?$/iu.test(
    first.trim(),
  ) && others.every((cell) => /^\d[\d,.]*\s?\D?$/.test(cell));

const example =
  /^[(（【［[<＜]?(?:ex\.?|e\.g\.?|example|sample|例\d?|記入例|入力例|見本|サンプル|テンプレ(?:ート)?)[)）】］\]>＞]?[:：]?$/i;
/** A row that shows how to fill in the table. */
const isExample = (cells: readonly string[]) =>
  cells.some((cell) => cell.length < 20 && example.test(cell.trim()));

/** Whether 80% of the lines have as many cells: a few names with commas make no table. */
function isEven(delimiter: string, all: readonly TableLine[]): boolean {
  const lines = all.filter(({ cells, text }) => !(isNarrow(cells) && (isTitle(text) || isNoEntry(text))));
  const wide = lines.filter(({ cells }) => !isNarrow(cells));
  if (delimiter === '\t') return wide.length * 2 > lines.length;
  const widths = new Map<number, number>();
  for (const { cells } of wide) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  return wide.length > 1 && Math.max(...widths.values()) * 10 >= lines.length * 8;
}

const dataKinds: ReadonlySet<string> = new Set([
  'email',
  'timestamp',
  'mention',
  'snowflake',
  'roundedId',
  'url',
]);
const startsForm = /^(?:timestamp|タイムスタンプ)$/i;

function headAt(lines: readonly TableLine[]): number {
  const wide = new Set(lines.filter(({ cells }) => !isNarrow(cells)).slice(0, maxAbove));
  return lines.slice(0, maxMenu).findIndex((line, at) => {
    const { cells } = line;
    if (at >= maxAbove && !wide.has(line)) return false;
    const filled = cells.filter(Boolean);
    // A poll has its days as heads beside the names.
    const isPoll = columnMeaningOf(cells[0] ?? '') === 'name';
    const isData = (cell: string) => {
      const kind = kindOfPart(cell);
      return dataKinds.has(kind) && !(isPoll && kind === 'timestamp');
    };
    if (cells.length < 2 || filled.some((cell) => isData(cell) || /[{}"]/.test(cell))) return false;
    if (isPoll && filled.some((cell) => kindOfPart(cell) === 'timestamp')) return true;
    if (startsForm.test(filled[0] ?? '')) return true;
    if (hasMembers(filled)) return true;
    return (
      isHead(filled, columnMeaningOf) ||
      (filled.length > 1 && isHead(filled, meaningInHead)) ||
      isAboveData(cells, lines.slice(at + 1))
    );
  });
}

/** Words above columns of numbers, dates, IDs or words that repeat, one of which tells a name. */
function isAboveData(head: readonly string[], below: readonly TableLine[]): boolean {
  if (head.length > maxHeads) return false;
  const isData = (cell: string) => !['words', 'blank'].includes(kindOfPart(cell));
  const isOver = (at: number) => {
    const filled = below.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    const isRepeated =
      filled.length > 2 && new Set(filled).size * 2 <= filled.length && !filled.includes(head[at] ?? '');
    return isRepeated || (filled.length > 1 && filled.every(isData));
  };
  return (
    head.every((cell) => !isData(cell)) &&
    head.some((cell) => meaningInHead(cell) === 'name') &&
    head.some((cell, at) => cell !== '' && isOver(at))
  );
}

function isHead(filled: readonly string[], meaningOf: (head: string) => string | undefined): boolean {
  const known = filled.map(meaningOf);
  const tells = known.some((each) => each === 'name' || each === 'tonamelId' || each === 'discordId');
  const isForm = filled.some((head) => fieldInHead(head) === 'realName');
  return (tells || (isForm && filled.length > 1)) && known.filter(Boolean).length * 2 >= filled.length;
}
