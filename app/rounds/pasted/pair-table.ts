import { copiedRows } from '~/copied/rows';
import type { TableLine } from '~/text/read-csv';
import { assemble } from './assemble';
import { columnsByCells, headIn } from './columns';
import { jsonPairings } from './json';
import { type Found, nothingFound } from './pair-lines';
import { isSide, parseLine } from './parse-line';
import type { LeftLine } from './reading';
import { type RowItems, rowItems } from './row-items';
import type { PlayerFinder } from './who';
import { roundIn } from './words';

/** Reads a table whose columns hold the two players of each row. @returns undefined for any other text */
export function pairTable(text: string, finder: PlayerFinder): Found | undefined {
  const lines = jsonPairings(text) ?? tableRows(text);
  if (!lines) return undefined;
  const head = headIn(lines, finder) ?? columnsByCells(lines, finder);
  if (!head) return undefined;
  const found = nothingFound();
  for (const [at, line] of lines.entries()) {
    if (at === head.at ? head.isKnown : isSameRow(line, lines[head.at])) continue;
    const rows = at <= head.at ? [] : head.columns.map((some) => rowItems(line, some, finder));
    readRow({ line: line.line, text: line.text.replaceAll('\t', ' ') }, rows, found, finder);
  }
  return found;
}

/** Takes what a row has, of each of the tables that stand side by side. */
function readRow(source: LeftLine, rows: readonly RowItems[], found: Found, finder: PlayerFinder) {
  const sided = rows
    .map((row) => ({ ...row, sides: row.items.filter(isSide) }))
    .filter(({ sides }) => sides.length > 0);
  const paired = sided.filter(({ sides }) => sides.length > 1);
  for (const { items, round } of paired) {
    const pairing = assemble(source, items, finder);
    found.pairings.push({ ...pairing, round: pairing.round ?? round ?? found.round });
  }
  if (paired.length > 0 && paired.length === sided.length) return;
  const [only, ...more] = parseLine(source.text, finder);
  if (only?.kind === 'round' && more.length === 0) {
    found.round = roundIn(only.value);
    found.headings.push({ ...source, round: found.round });
  } else if (sided.some(({ sides }) => sides.some(({ kind }) => kind !== 'bye'))) found.oneSided.push(source);
  else if (/[\p{L}\p{N}]/u.test(source.text)) found.left.push(source);
}

function tableRows(text: string): TableLine[] | undefined {
  const { lines, isTable } = copiedRows(text);
  if (isTable) return lines;
  const barred = lines.map((line) => ({
    ...line,
    cells: line.text.split(/[|｜]/).map((cell) => cell.trim()),
  }));
  return barred.every(({ cells }) => cells.length > 1) ? barred : undefined;
}

const isSameRow = ({ cells }: TableLine, head: TableLine | undefined) =>
  head !== undefined && cells.length > 1 && cells.join('\t') === head.cells.join('\t');
