import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';
import { isNumber } from '../numbers';
import { placeIn, recordIn } from './cells';
import { type Mapping, meaningOf } from './meaning';
import type { Table } from './table';

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
    const { head, given: mapping, lines } = table;
    return { head, mapping, lines, above: [] };
  }
  const at = headAt(table.lines, find);
  const headLine = table.lines[at];
  if (!headLine) return { mapping: byPlace(table.lines, find), lines: table.lines, above: [] };
  const head = headLine.cells;
  const lines = table.lines.slice(at + 1);
  const mapping: Mapping = head.map((name, column) => {
    const isBlank = lines.every(({ cells }) => !cells[column]);
    return meaningOf(name) ?? (isBlank ? 'unused' : 'unknown');
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

function byPlace(lines: readonly TableLine[], find: FindTeams): Mapping {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = lines.map((line) => line.cells[at] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const values = filled.filter(isValue).length;
    const kind =
      filled.length === 0
        ? 'blank'
        : values * 2 <= filled.length
          ? 'text'
          : filled.filter(isRecord).length * 2 > filled.length
            ? 'record'
            : 'number';
    const count = (by: 'tonamelId' | 'displayName') =>
      filled.filter((cell) => find(cell, by).length > 0).length;
    return { cells, kind, named: count('displayName'), ids: count('tonamelId') };
  });
  const mapping: Mapping[number][] = columns.map(({ kind }) => (kind === 'blank' ? 'unused' : 'unknown'));
  const texts = columns.filter(({ kind }) => kind === 'text');
  const most = (by: 'named' | 'ids', of: Column[]) =>
    of.toSorted((a, b) => b[by] - a[by]).find((each) => each[by] > 0);
  const player = most('named', texts) ?? most('ids', texts) ?? texts[0];
  if (!player) return mapping;
  const id = most(
    'ids',
    texts.filter((each) => each !== player),
  );
  mapping[columns.indexOf(player)] = 'player';
  if (id) mapping[columns.indexOf(id)] = 'tonamelId';

  const people = [player, id].filter((each) => each !== undefined).map((each) => columns.indexOf(each));
  const first = Math.min(...people);
  const last = Math.max(...people);
  // A number that is the player's own ID or name makes all numbers of the table doubtful, and so does a gap.
  const own = lines.some(({ cells }) => {
    const teams = people.flatMap((at) => [
      ...find(cells[at] ?? '', 'displayName'),
      ...find(cells[at] ?? '', 'tonamelId'),
    ]);
    return cells.some(
      (cell, at) =>
        isNumber(cell) &&
        !people.includes(at) &&
        teams.some((t) => t.tonamelId === cell || t.displayName === cell),
    );
  });
  if (own) return mapping;
  const numbers = columns.flatMap(({ kind }, at) => (kind === 'number' || kind === 'record' ? [at] : []));
  const before = numbers.filter((at) => at < first);
  const after = numbers.filter((at) => at > last);
  const gap = columns.findIndex(({ kind }, at) => at > last && kind === 'blank');
  if (before.length > 1 || (gap >= 0 && after.some((at) => at > gap))) return mapping;
  const [rank] = before;
  if (rank !== undefined && columns[rank]?.kind === 'number') mapping[rank] = 'rank';
  const isKind = (at: number | undefined, kind: Column['kind']) =>
    at !== undefined && columns[at]?.kind === kind;
  const [one, two, three, more] = after;
  const place = (at: number | undefined) => {
    // With a rank before the name a number more may be ties, points or anything.
    if (at !== undefined && rank === undefined && !columns[at]?.cells.includes('0')) mapping[at] = 'rank';
  };
  if (one !== undefined && isKind(one, 'record') && three === undefined) {
    mapping[one] = 'record';
    place(two);
  } else if (
    one !== undefined &&
    two !== undefined &&
    more === undefined &&
    [one, two].every((at) => isKind(at, 'number'))
  ) {
    mapping[one] = 'wins';
    mapping[two] = 'losses';
    if (isKind(three, 'number')) place(three);
  }
  return mapping;
}
