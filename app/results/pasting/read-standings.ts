import type { Table, TableFault } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import { type NamedTeam, teamFinder } from '../named-team';
import { layOut } from './lay-out';
import type { Mapping, Meaning } from './meaning';
import { nearNames } from './near-names';
import { type CellReason, type PastedStanding, readStanding } from './read-standing';
import { tableOf } from './recognize';
import { whoIn } from './who';

interface Column {
  /** Undefined in a table without a head row. */
  head?: string;
  meaning: Mapping[number];
  /** Its first cells with something in them. */
  samples: string[];
}

/** Why nothing of it can be taken as it is; with the column, from 0, that it is about. */
type Fault =
  | TableFault
  | { reason: 'empty' | 'oneColumn' | 'noPlayer' | 'noResult' }
  | { reason: 'repeated'; column: number };

type LineReason = 'aboveHead' | 'headAgain' | 'nobody' | 'unknown' | 'ambiguous' | 'twice' | 'noResult';

export interface StandingProblem {
  line: number;
  text: string;
  reason: LineReason | CellReason | 'extra' | 'short';
  /** Of a cell: its column from 0, and what stands there. */
  column?: number;
  cell?: string;
  /** Of an unknown or ambiguous player: who may be meant, nearest first. */
  near?: NamedTeam[];
}

interface StandingRow {
  line: number;
  text: string;
  teamId: string;
  standing: PastedStanding;
}

export interface StandingsReading {
  format?: Table['format'];
  columns: Column[];
  faults: Fault[];
  rows: StandingRow[];
  /** Every line that is in no row, in order: nothing is left out in silence. */
  problems: StandingProblem[];
  /** Teams that no line names. */
  missing: NamedTeam[];
  /** Places that nobody has, though somebody is behind them. */
  gaps: { from: number; to: number }[];
  /** All columns and cells are understood: what is in the rows may be kept. */
  ready: boolean;
}

interface Choices {
  /** What the columns are about, as somebody chose; of another number of columns it is not about this text. */
  mapping?: Mapping;
  /** Who is meant in a line that names nobody we know, or several: the ID of a team. */
  players?: ReadonlyMap<number, string>;
}

const maxNearLines = 100;
const results: readonly Meaning[] = [
  ...(['rank', 'wins', 'losses', 'ties', 'record', 'recordTiesSecond'] as const),
  ...(['dropped', 'disqualified', 'status'] as const),
];
const harmless: readonly StandingProblem['reason'][] = [
  ...(['aboveHead', 'headAgain', 'nobody', 'unknown', 'ambiguous', 'twice', 'noResult'] as const),
];

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/**
 * Standings that another program wrote, or somebody in a spreadsheet: CSV or a copied table, the JSON of Limitless,
 * TOM's `.tdf`. A line gives a row only when every cell in it that is about something is understood.
 */
export function readStandings(
  text: string,
  teams: readonly NamedTeam[],
  choices: Choices = {},
): StandingsReading {
  const nothing = { columns: [], rows: [], problems: [], missing: [...teams], gaps: [], ready: false };
  const table = tableOf(text);
  if (!('lines' in table)) return { ...nothing, faults: [table] };
  if (table.lines.length === 0) return { ...nothing, format: table.format, faults: [{ reason: 'empty' }] };

  const find = teamFinder(teams);
  const { head, mapping: guessed, lines, above } = layOut(table, find);
  const mapping = choices.mapping?.length === guessed.length ? choices.mapping : guessed;
  const columns = columnsOf(mapping, head, lines);
  // A place and a name take two, whatever is chosen for the one.
  const isOne = table.format === 'table' && mapping.length === 1;
  const faults: Fault[] = isOne ? [{ reason: 'oneColumn' }] : faultsOf(mapping, lines);
  const readable = { ...nothing, format: table.format, columns, faults };
  if (faults.length > 0) return readable;

  const shape = { head, mapping, columns, width: widthOf(mapping.length, lines), format: table.format };
  const roster = rosterOf(teams, (cells) => whoIn(cells, mapping, find), choices.players);
  const { rows, ranks, ...read } = readLines(lines, shape, roster);
  const titles = above.map((line): StandingProblem => ({ ...quoted(line), reason: 'aboveHead' }));
  const problems = [...titles, ...read.problems];
  const ready = !mapping.includes('unknown') && problems.every(({ reason }) => harmless.includes(reason));
  const missing = teams.filter(({ id }) => !roster.named.has(id));
  return { ...readable, rows, problems, missing, gaps: gapsIn(ranks), ready };
}

const columnsOf = (mapping: Mapping, head: Shape['head'], lines: readonly TableLine[]): Column[] =>
  mapping.map((meaning, at) => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    return { ...(head && { head: head[at] ?? '' }), meaning, samples: filled.slice(0, 3).map(shortened) };
  });

function readLines(lines: readonly TableLine[], shape: Shape, roster: ReturnType<typeof rosterOf>) {
  const rows: StandingRow[] = [];
  const problems: StandingProblem[] = [];
  const ranks: number[] = [];
  for (const line of lines) {
    const { cells } = line;
    if (cells.every((cell) => cell === '')) continue;
    const misfit = misfitOf(cells, shape);
    if (misfit) {
      problems.push({ ...quoted(line), ...misfit });
      continue;
    }
    const { standing, wrong } = readStanding(cells, shape.mapping, shape.head);
    for (const { at, reason } of wrong)
      problems.push({ ...quoted(line), reason, column: at, cell: shortened(cells[at] ?? '') });
    if (!standing) continue;
    if (standing.rank !== null) ranks.push(standing.rank);
    const seat = roster.seat(line, standing);
    if ('teamId' in seat) rows.push({ ...quoted(line), teamId: seat.teamId, standing });
    else problems.push({ ...quoted(line), ...seat });
  }
  return { rows, problems, ranks };
}

type Unplaced = Omit<StandingProblem, 'line' | 'text'>;

const quoted = ({ line, text }: { line: number; text: string }) => ({ line, text: shortened(text) });

interface Shape {
  head: readonly string[] | undefined;
  mapping: Mapping;
  columns: readonly Column[];
  width: number;
  format: Table['format'];
}

/** Finds out why a line is no row of the table: the head once more, or too many or too few cells. */
function misfitOf(cells: readonly string[], shape: Shape): Unplaced | undefined {
  const { head, mapping, columns, width, format } = shape;
  if (head && format === 'table' && isSame(cells, head)) return { reason: 'headAgain' };
  if (cells.length > width) return { reason: 'extra', column: width, cell: shortened(cells[width] ?? '') };
  if (cells.length < mapping.length && mayBeShifted(cells, columns)) return { reason: 'short' };
  return undefined;
}

/** Finds the team of each line in turn. A team that has its row already takes no second one. */
function rosterOf(
  teams: readonly NamedTeam[],
  who: (cells: readonly string[]) => ReturnType<typeof whoIn>,
  chosen: Choices['players'],
) {
  const known = new Map(teams.map((team) => [team.id, team]));
  const near = nearNames(teams);
  const taken = new Set<string>();
  const named = new Set<string>();
  let nearLines = 0;
  const unplaced = (name: string, found: readonly NamedTeam[]): Unplaced => {
    if (name === '') return { reason: 'nobody' };
    if (found.length > 0) return { reason: 'ambiguous', near: [...found] };
    return { reason: 'unknown', near: nearLines++ < maxNearLines ? near(name) : [] };
  };
  const seat = ({ line, cells }: TableLine, standing: PastedStanding): Unplaced | { teamId: string } => {
    const { name, named: found } = who(cells);
    const [only, other] = found;
    const team = only && !other ? only : known.get(chosen?.get(line) ?? '');
    if (!team) return unplaced(name, found);
    named.add(team.id);
    if (taken.has(team.id)) return { reason: 'twice' };
    if (isBlank(standing)) return { reason: 'noResult' };
    taken.add(team.id);
    return { teamId: team.id };
  };
  return { named, seat };
}

function faultsOf(mapping: Mapping, lines: readonly TableLine[]): Fault[] {
  const kind = (meaning: Mapping[number]) => (meaning === 'recordTiesSecond' ? 'record' : meaning);
  const kinds = mapping.map(kind);
  const faults: Fault[] = kinds.flatMap((each, column) =>
    each !== 'unused' && each !== 'unknown' && kinds.indexOf(each) !== kinds.lastIndexOf(each)
      ? [{ reason: 'repeated', column }]
      : [],
  );
  if (lines.length === 0) faults.push({ reason: 'empty' });
  if (!mapping.includes('player') && !mapping.includes('tonamelId')) faults.push({ reason: 'noPlayer' });
  if (!mapping.some((meaning) => meaning !== 'unknown' && results.includes(meaning)))
    faults.push({ reason: 'noResult' });
  return faults;
}

const isSame = (cells: readonly string[], head: readonly string[]) =>
  cells.length >= head.length && cells.every((cell, at) => cell === (head[at] ?? ''));

/** How many cells a line may have: a separator behind every line is none too many, one behind a single line is. */
function widthOf(columns: number, lines: readonly TableLine[]): number {
  const least = lines.reduce((width, { cells }) => Math.min(width, cells.length), Number.POSITIVE_INFINITY);
  const behind = lines.every(({ cells }) => cells.slice(columns).every((cell) => cell === ''));
  return behind ? Math.max(columns, least) : columns;
}

/** Of a line with too few cells: whether one that is missing further ahead would give other numbers. */
const mayBeShifted = (cells: readonly string[], columns: readonly Column[]) =>
  columns.some(
    ({ meaning, samples }, at) =>
      (meaning === 'unused' && samples.length > 0) ||
      ['dropped', 'disqualified', 'status'].includes(meaning) ||
      (['wins', 'losses', 'ties'].includes(meaning) && cells[at]),
  );

const isBlank = ({ record, rank, dropped, disqualified }: PastedStanding) =>
  !record && rank === null && !dropped && !disqualified;

function gapsIn(ranks: readonly number[]) {
  const gaps: { from: number; to: number }[] = [];
  const count = new Map<number, number>();
  for (const rank of ranks) count.set(rank, (count.get(rank) ?? 0) + 1);
  let next = 1;
  for (const [rank, players] of [...count].sort(([one], [other]) => one - other)) {
    if (rank > next) gaps.push({ from: next, to: rank - 1 });
    next = Math.max(next, rank + players);
  }
  return gaps;
}
