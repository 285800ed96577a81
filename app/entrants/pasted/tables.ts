import { fieldInHead } from '~/copied/heads';
import { kindOfPart } from '~/copied/parts';
import { markdownRows } from '~/copied/rows';
import { type CsvRows, csvRows, delimiterOf, type TableLine } from '~/text/read-csv';
import { isNoEntry, isTitle } from './aside';
import { columnMeaningOf, meaningInHead } from './entrant-heads';
import { asideOf, type Fault, isNumber, type List } from './reading';

const delimiters = ['\t', ';', ',', '|', '，', '；', '｜'];
const maxAbove = 5;
const maxHeads = 60;
const maxBlocks = 60;

interface Parsed extends CsvRows {
  delimiter: string;
}

const delimitersOf = (text: string) =>
  /^sep=/i.test(text) ? [delimiterOf(text)] : delimiters.filter((each) => text.includes(each));

/** Finds the rows of a table in a text. @returns undefined if it is rather a list with a person on each line */
export function tableIn(whole: string): List | Fault | undefined {
  const markdown = markdownRows(whole);
  const parsed: Parsed[] = markdown
    ? [{ delimiter: '|', lines: markdown }]
    : delimitersOf(whole).map((delimiter) => ({ delimiter, ...csvRows(whole, delimiter) }));
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
  const first = lines.findIndex(
    ({ cells, text: line }) => !(isNarrow(cells) && (isTitle(line) || isNoEntry(line))),
  );
  return entriesOf(lines.slice(first), lines.slice(0, first));
}

const isNarrow = (cells: readonly string[]) => cells.filter(Boolean).length < 2;

/** Removes lines below a table that are no rows, such as a count. */
function entriesOf(rows: readonly TableLine[], above: readonly TableLine[]): Pick<List, 'lines' | 'aside'> {
  const isRow = ({ cells, text }: TableLine) =>
    !(isNarrow(cells) && cells[0] !== '' && isNoEntry(text)) && !isTotal(cells.filter(Boolean));
  return {
    lines: rows.filter(isRow),
    aside: [
      ...above.map((line) => asideOf(line, 'aboveHead')),
      ...rows.filter((line) => !isRow(line)).map((line) => asideOf(line, 'notRead')),
    ],
  };
}

const isTotal = ([first = '', ...others]: readonly string[]) =>
  /^(?:合計|総計|小計|計|total|sum)$/i.test(first.trim()) &&
  others.every((cell) => /^\d[\d,.]*\s?\D?$/.test(cell));

const memberHead =
  /^(?:(?:メンバー|選手|プレイヤー|member|player)\s?[\d０-９]|先鋒|次鋒|中堅|副将|大将|リーダー|キャプテン|captain|leader)$/i;
const blockHead =
  /^(?:第?\s?[A-ZＡ-Ｚ\d０-９]{1,2}\s?(?:ブロック|組|卓|グループ|リーグ)|(?:block|group|pool|table|ブロック|グループ)\s?[A-ZＡ-Ｚ\d０-９]{1,2})$/i;

/** Reads teams of several players: a person for each column of members. @returns undefined for any other table */
function membersIn(
  head: readonly string[],
  { lines, aside }: Pick<List, 'lines' | 'aside'>,
): List | undefined {
  const columns = head.flatMap((name, at) => (memberHead.test(name) ? [at] : []));
  if (columns.length < 2) return undefined;
  const others = head.flatMap((_, at) => (columns.includes(at) ? [] : [at]));
  const rows = lines.flatMap((line) =>
    columns
      .filter((at) => line.cells[at])
      .map((at) => ({
        ...line,
        cells: [line.cells[at] ?? '', ...others.map((other) => line.cells[other] ?? '')],
      })),
  );
  return { head: ['名前', ...others.map((other) => head[other] ?? '')], lines: rows, aside };
}

/** Reads blocks that stand side by side, each below its head, with or without numbers. @returns undefined for any other table */
function blocksIn(lines: readonly TableLine[]): List | undefined {
  const at = lines.slice(0, maxAbove).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    return filled.length > 1 && filled.every((cell) => blockHead.test(cell));
  });
  const rows = lines.slice(at + 1);
  if (at < 0 || rows.length === 0) return undefined;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > maxBlocks) return undefined;
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => cells[column] && !isNumber(cells[column] ?? '')),
  );
  return {
    lines: columns.flatMap((column) =>
      rows.flatMap((row) => (row.cells[column] ? [{ ...row, cells: [row.cells[column] ?? ''] }] : [])),
    ),
    aside: lines.slice(0, at + 1).map((line) => asideOf(line, 'aboveHead')),
  };
}

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
  return lines.slice(0, maxAbove).findIndex(({ cells }, at) => {
    const filled = cells.filter(Boolean);
    if (cells.length < 2 || filled.some((cell) => dataKinds.has(kindOfPart(cell)))) return false;
    if (startsForm.test(filled[0] ?? '')) return true;
    if (filled.filter((cell) => memberHead.test(cell)).length > 1) return true;
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
