import type { CopiedLine, Table } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';
import { isNumber } from '../numbers';
import { mappingByHead } from './by-head';
import { endingIn, recordIn } from './cells';
import { type CrossTable, crossTable } from './cross-table';
import { type Mapping, meaningOf, meaningOfField } from './meaning';
import { isBracketRange, placeIn } from './place';

interface Layout {
  head?: string[];
  mapping: Mapping;
  lines: CopiedLine[];
  /** What stands over the head row, such as a title. */
  above: TableLine[];
  /** Games of a league table, by the line of the player. */
  games?: CrossTable['games'];
  /** Lines among the entries that are none. */
  notRead?: TableLine[];
}

// A title, a date, the number of the round.
const maxAbove = 10;

// A time of day is no record where no head says so.
const isRecord = (cell: string) => !/[:：]/.test(cell) && recordIn(cell) !== undefined;
const isPlace = (cell: string) => {
  const place = placeIn(cell);
  return typeof place === 'object' && place !== null;
};
const isValue = (cell: string) => isNumber(cell) || isRecord(cell) || isPlace(cell);

/** Finds the head of a table and the meanings of its columns; without one, the cells tell. */
export function layOut(table: Table, find: FindTeams): Layout {
  if (table.given) {
    const { head, given, lines, titles = [], notRead = [] } = table;
    return { ...(head && { head }), mapping: given.map(meaningOfField), lines, above: titles, notRead };
  }
  const at = headAt(table.lines, find);
  const headLine = table.lines[at];
  if (!headLine) return { mapping: byPlace(table.lines, find), lines: table.lines, above: [] };
  const head = headLine.cells;
  const lines = table.lines.slice(at + 1);
  const mapping = mappingByHead(head, lines, find);
  return withCross({ head, mapping, lines, above: table.lines.slice(0, at) }, head, find);
}

/** Adds the records that the cells of a league table make. Blocks may stand below each other, each under its own head. */
function withCross(layout: Layout, head: string[], find: FindTeams): Layout {
  const blocks = leagueBlocks(head, layout.lines, find);
  const tables = blocks.flatMap(({ head, lines }) => crossTable(head, lines, find) ?? []);
  if (tables.length < blocks.length) return layout;
  const opponents = new Set(tables.flatMap(({ columns }) => columns));
  const width = Math.max(...blocks.map(({ head }) => head.length));
  const isRowHead = (at: number) =>
    !layout.mapping.includes('player') &&
    at === 0 &&
    layout.lines.some(({ cells }) => find(cells[0] ?? '', 'displayName').length > 0);
  const mapping = Array.from({ length: width }, (_, at) =>
    opponents.has(at) ? 'unused' : isRowHead(at) ? 'player' : (layout.mapping[at] ?? 'unused'),
  );
  const heads = blocks.slice(1).flatMap(({ line }) => line ?? []);
  const games = new Map(tables.flatMap((table) => [...table.games]));
  const records = new Map(tables.flatMap((table) => [...table.records]));
  const whole = { ...layout, head: padded(head, width), above: [...layout.above, ...heads], games };
  const rows = blocks.flatMap(({ lines }) =>
    lines.map((line) => ({ ...line, cells: padded(line.cells, width) })),
  );
  if (mapping.includes('record')) return { ...whole, mapping, lines: rows };
  const lines = rows.map((line) => {
    const record = records.get(line.line);
    return {
      ...line,
      cells: [...line.cells, record ? `${record.wins}-${record.losses}-${record.ties}` : '?'],
    };
  });
  return { ...whole, head: [...whole.head, '○×'], mapping: [...mapping, 'record'], lines };
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '');

interface LeagueBlock {
  head: string[];
  /** Its head among the lines; none for the first. */
  line?: CopiedLine;
  lines: CopiedLine[];
}

/** Splits the lines of a table at further heads that name players. Their other columns are those of the first. */
function leagueBlocks(head: string[], lines: readonly CopiedLine[], find: FindTeams): LeagueBlock[] {
  const blocks: LeagueBlock[] = [{ head, lines: [] }];
  const names = (cell: string) => find(cell, 'displayName').length > 0;
  const isHead = ({ cells }: CopiedLine) =>
    (cells[0] === '' || meaningOf(cells[0] ?? '') === 'player') &&
    cells.filter(names).length > 1 &&
    cells.every((cell, at) => meaningOf(cell) === meaningOf(head[at] ?? ''));
  for (const line of lines) {
    if (isHead(line)) blocks.push({ head: line.cells, line, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** @returns the index of the head row, or -1 */
export function headAt(lines: readonly TableLine[], find: FindTeams): number {
  const names = (cell: string) => find(cell, 'tonamelId').length + find(cell, 'displayName').length > 0;
  for (const [at, { cells }] of lines.slice(0, maxAbove).entries()) {
    const known = cells.map(meaningOf);
    const about = known.some((meaning) => meaning === 'player' || meaning === 'tonamelId');
    const isCross = cells.filter(names).length > 1 && !cells.some(isNumber);
    if ((about && known.filter(Boolean).length > 1) || (isCross && (about || cells[0] === ''))) return at;
    if (cells.some((cell) => isNumber(cell) || names(cell))) break;
  }
  const filled = lines[0]?.cells.filter((cell) => cell !== '') ?? [];
  const known = filled.filter(meaningOf);
  return filled.length + known.length > 1 && !filled.some((cell) => isValue(cell) || names(cell)) ? 0 : -1;
}

interface Column {
  cells: string[];
  kind: 'blank' | 'text' | 'number' | 'record' | 'ending' | 'other';
  named: number;
  ids: number;
}

type Meanings = Mapping[number][];

const byKind: Partial<Record<Column['kind'], Mapping[number]>> = {
  blank: 'unused',
  other: 'unused',
  ending: 'status',
};

function byPlace(lines: readonly TableLine[], find: FindTeams): Mapping {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => columnAt(lines, at, find));
  const mapping: Meanings = columns.map(({ kind }) => byKind[kind] ?? 'unknown');
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
  // A country, or a share of wins.
  if (filled.length > 1 && filled.every((cell) => /^[A-Z]{2,3}$|^\d{1,3}(?:\.\d+)?\s?[%％]$/.test(cell)))
    return 'other';
  if (filled.every((cell) => endingIn(cell, 'status'))) return 'ending';
  if (filled.filter(isValue).length * 2 <= filled.length) return 'text';
  const isRanged =
    filled.some(isBracketRange) && filled.every((cell) => isNumber(cell) || isBracketRange(cell));
  if (isRanged && filled.some(isNumber)) return 'number';
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
