import type { TableLine } from '~/text/read-csv';
import { type Role, roleOf } from './heads';
import type { PlayerFinder } from './who';

export interface Column {
  at: number;
  role: Role | undefined;
  isHeaded: boolean;
}

const maxColumns = 60;
/** Rows above the head: titles. */
const maxTitles = 10;

interface TableHead {
  /** The row of the head; those before are titles. -1 if there is none. */
  at: number;
  /** The columns of each table, if several stand side by side. */
  columns: Column[][];
  /** Whether all of its heads are known. */
  isKnown: boolean;
}

/** Finds the head row. */
export function headIn(lines: readonly TableLine[], finder: PlayerFinder): TableHead | undefined {
  const width = widthOf(lines);
  if (width > maxColumns) return undefined;
  for (const [at, { cells }] of lines.slice(0, maxTitles).entries()) {
    const roles = Array.from({ length: width }, (_, column) => roleOf(cells[column] ?? ''));
    const columns = tablesIn(roles).map((some) => withTable(some, lines.slice(at + 1)));
    const isNamed = cells.some(
      (cell) => cell !== '' && roleOf(cell) === undefined && finder.idsOf(cell).length > 0,
    );
    if (columns.length > 0 && !isNamed)
      return { at, columns, isKnown: cells.every((cell) => cell === '' || roleOf(cell) !== undefined) };
  }
  return undefined;
}

const widthOf = (lines: readonly TableLine[]) =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);

const hasBoth = (columns: readonly Column[]) =>
  (['a', 'b'] as const).every((side) => columns.some(({ role }) => role === side));

/** Whether another table begins with a column, as two stand side by side in a sheet. */
function isNextTable(columns: readonly Column[], role: Column['role']): boolean {
  if (!hasBoth(columns)) return false;
  if (role === 'a' || role === 'player') return true;
  return (role === 'table' || role === 'match') && columns.some((each) => each.role === role);
}

/** Cuts a row of heads into tables, and tells the first player of each from the second. */
function tablesIn(roles: readonly Column['role'][]): Column[][] {
  const tables: Column[][] = [];
  let columns: Column[] = [];
  for (const [at, role] of roles.entries()) {
    if (isNextTable(columns, role)) {
      tables.push(columns);
      columns = [];
    }
    const isSecond = columns.some((each) => each.role === 'a');
    columns.push({ at, role: role === 'player' ? (isSecond ? 'b' : 'a') : role, isHeaded: true });
  }
  if (hasBoth(columns)) return [...tables, columns];
  const last = tables.pop();
  return last ? [...tables, [...last, ...columns]] : [];
}

/** Takes a column of numbers before the players for the table, where no head says so. */
function withTable(columns: Column[], lines: readonly TableLine[]): Column[] {
  if (columns.some(({ role }) => role === 'table' || role === 'match')) return columns;
  const table = columns.find(
    ({ at, role }, index) =>
      role === undefined &&
      columns.slice(index).some((each) => each.role === 'a') &&
      lines.some(({ cells }) => cells[at]) &&
      lines.every(({ cells }) => isTableCell(cells[at] ?? '')),
  );
  return columns.map((column) => (column === table ? { ...column, role: 'table' } : column));
}

/** Finds the columns that hold known players, in a table without heads that we know. */
export function columnsByCells(lines: readonly TableLine[], finder: PlayerFinder): TableHead | undefined {
  const width = widthOf(lines);
  if (width > maxColumns) return undefined;
  const ids = lines.map(({ cells }) =>
    cells.map((cell) => (cell === '' ? '' : finder.wholeIds(cell).join())),
  );
  const counts = Array.from({ length: width }, (_, at) => ids.filter((row) => row[at]).length);
  const most = Math.max(...counts, 0);
  const known = counts.flatMap((count, at) => (count > 0 && count * 3 >= most ? [at] : []));
  const [first] = known;
  const second = known.find(
    (at) => first !== undefined && at > first && !ids.some((row) => row[at] && row[at] === row[first]),
  );
  if (first === undefined || second === undefined || ids.some(isCrowded)) return undefined;
  // Rows above the first known player are heads, unless they have a table as well.
  const start = ids.findIndex((row) => row[first] || row[second]);
  const areTables = (at: number, from: number) =>
    lines.slice(from).every(({ cells }) => isTableCell(cells[at] ?? ''));
  const table = counts.findIndex((_, at) => at < first && areTables(at, start));
  const isTabled = table >= 0 && areTables(table, 0);
  const columns = counts.map((_, at): Column => {
    const role = at === first || at === second ? 'player' : at === table ? 'table' : undefined;
    return { at, role, isHeaded: false };
  });
  return { at: isTabled ? -1 : start - 1, columns: [columns], isKnown: false };
}

/** More than two players to a row are a list, or several pairings. */
const isCrowded = (ids: readonly string[]) => new Set(ids.filter(Boolean)).size > 2;

const isTableCell = (cell: string) => cell === '' || /^\D{0,6}\d{1,4}\D{0,3}$/.test(cell.normalize('NFKC'));
