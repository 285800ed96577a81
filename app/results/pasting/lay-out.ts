import type { Table } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';
import { isNumber } from '../numbers';
import { placeIn, recordIn } from './cells';
import { type Mapping, meaningOf, meaningOfField } from './meaning';

interface Layout {
  head?: string[];
  mapping: Mapping;
  lines: TableLine[];
  /** What stands over the head row, such as a title. */
  above: TableLine[];
}

// A title, a date, the number of the round.
const maxAbove = 10;

// A time of day is no record where no head says so.
const isRecord = (cell: string) => !/[:：]/.test(cell) && recordIn(cell) !== undefined;
const isValue = (cell: string) => isNumber(cell) || isRecord(cell) || typeof placeIn(cell) === 'number';

/** Where its head is, and what each column says by it; without one what the places and the cells of a column tell. */
export function layOut(table: Table, find: FindTeams): Layout {
  if (table.head && table.given) {
    const { head, given, lines } = table;
    return { head, mapping: given.map(meaningOfField), lines, above: [] };
  }
  const at = headAt(table.lines, find);
  const headLine = table.lines[at];
  if (!headLine) return { mapping: byPlace(table.lines, find), lines: table.lines, above: [] };
  const head = headLine.cells;
  const lines = table.lines.slice(at + 1);
  const mapping: Mapping = head.map((name, column) => {
    const isBlank = lines.every(({ cells }) => !cells[column]);
    const meaning = meaningOf(name) ?? (isBlank ? 'unused' : 'unknown');
    const isRepeated = head.some((other, at) => at !== column && meaningOf(other) === meaning);
    return isBlank && isRepeated ? 'unused' : meaning;
  });
  return { head, mapping, lines, above: table.lines.slice(0, at) };
}

function headAt(lines: readonly TableLine[], find: FindTeams): number {
  const names = (cell: string) => find(cell, 'tonamelId').length + find(cell, 'displayName').length > 0;
  for (const [at, { cells }] of lines.slice(0, maxAbove).entries()) {
    const known = cells.map(meaningOf);
    const about = known.some((meaning) => meaning === 'player' || meaning === 'tonamelId');
    if (about && known.filter(Boolean).length > 1) return at;
    if (cells.some((cell) => isNumber(cell) || names(cell))) break;
  }
  const filled = lines[0]?.cells.filter((cell) => cell !== '') ?? [];
  const known = filled.filter(meaningOf);
  return filled.length + known.length > 1 && !filled.some((cell) => isValue(cell) || names(cell)) ? 0 : -1;
}

interface Column {
  cells: string[];
  kind: 'blank' | 'text' | 'number' | 'record';
  named: number;
  ids: number;
}

type Meanings = Mapping[number][];

function byPlace(lines: readonly TableLine[], find: FindTeams): Mapping {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => columnAt(lines, at, find));
  const mapping: Meanings = columns.map(({ kind }) => (kind === 'blank' ? 'unused' : 'unknown'));
  const { player, id } = playerColumns(columns);
  if (!player) return mapping;
  mapping[columns.indexOf(player)] = 'player';
  if (id) mapping[columns.indexOf(id)] = 'tonamelId';

  const people = [player, id].filter((each) => each !== undefined).map((each) => columns.indexOf(each));
  // A number that is the player's own ID or name makes all numbers of the table doubtful, and so does a gap.
  if (lines.some(({ cells }) => hasOwnNumber(cells, people, find))) return mapping;
  const numbers = numbersAround(columns, people);
  if (numbers) mapNumbers(mapping, columns, numbers);
  return mapping;
}

function columnAt(lines: readonly TableLine[], at: number, find: FindTeams): Column {
  const cells = lines.map((line) => line.cells[at] ?? '');
  const filled = cells.filter((cell) => cell !== '');
  const count = (by: 'tonamelId' | 'displayName') =>
    filled.filter((cell) => find(cell, by).length > 0).length;
  return { cells, kind: kindOf(filled), named: count('displayName'), ids: count('tonamelId') };
}

function kindOf(filled: readonly string[]): Column['kind'] {
  if (filled.length === 0) return 'blank';
  if (filled.filter(isValue).length * 2 <= filled.length) return 'text';
  return filled.filter(isRecord).length * 2 > filled.length ? 'record' : 'number';
}

function playerColumns(columns: readonly Column[]): { player?: Column; id?: Column } {
  const texts = columns.filter(({ kind }) => kind === 'text');
  const most = (by: 'named' | 'ids', among: readonly Column[]) =>
    among.toSorted((a, b) => b[by] - a[by]).find((each) => each[by] > 0);
  const player = most('named', texts) ?? most('ids', texts) ?? texts[0];
  const others = texts.filter((each) => each !== player);
  return { player, id: most('ids', others) };
}

function hasOwnNumber(cells: readonly string[], people: readonly number[], find: FindTeams): boolean {
  const teams = people.flatMap((at) => [
    ...find(cells[at] ?? '', 'displayName'),
    ...find(cells[at] ?? '', 'tonamelId'),
  ]);
  return cells.some(
    (cell, at) =>
      isNumber(cell) &&
      !people.includes(at) &&
      teams.some(({ tonamelId, displayName }) => tonamelId === cell || displayName === cell),
  );
}

interface Numbers {
  before: number | undefined;
  after: readonly number[];
}

/** @returns undefined if the numbers are too many before the player or have a gap after it */
function numbersAround(columns: readonly Column[], people: readonly number[]): Numbers | undefined {
  const first = Math.min(...people);
  const last = Math.max(...people);
  const numbers = columns.flatMap(({ kind }, at) => (kind === 'number' || kind === 'record' ? [at] : []));
  const before = numbers.filter((at) => at < first);
  const after = numbers.filter((at) => at > last);
  const gap = columns.findIndex(({ kind }, at) => at > last && kind === 'blank');
  const hasGap = gap >= 0 && after.some((at) => at > gap);
  return before.length > 1 || hasGap ? undefined : { before: before[0], after };
}

function mapNumbers(mapping: Meanings, columns: readonly Column[], { before, after }: Numbers) {
  const isNumeric = (at: number) => columns[at]?.kind === 'number';
  if (before !== undefined && isNumeric(before)) mapping[before] = 'rank';
  // With a rank before the name a number more may be ties, points or anything.
  const mapPlace = (at: number | undefined) => {
    if (at !== undefined && before === undefined && !columns[at]?.cells.includes('0')) mapping[at] = 'rank';
  };
  const [one, two, three] = after;
  if (one === undefined || after.length > 3) return;
  if (columns[one]?.kind === 'record' && after.length < 3) {
    mapping[one] = 'record';
    mapPlace(two);
  } else if (two !== undefined && isNumeric(one) && isNumeric(two)) {
    mapping[one] = 'wins';
    mapping[two] = 'losses';
    if (three !== undefined && isNumeric(three)) mapPlace(three);
  }
}
