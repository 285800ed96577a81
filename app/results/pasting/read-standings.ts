import type { TableLine } from '~/text/read-csv';
import { type NamedTeam, teamFinder } from '../named-team';
import { layOut } from './lay-out';
import type { Mapping, Meaning } from './meaning';
import { nearNames } from './near-names';
import { type CellReason, type PastedStanding, readStanding } from './read-standing';
import { tableOf } from './recognize';
import type { Table, TableFault } from './table';
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
  const columns = mapping.map((meaning, at): Column => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    return { ...(head && { head: head[at] ?? '' }), meaning, samples: filled.slice(0, 3).map(shortened) };
  });
  // A place and a name take two, whatever is chosen for the one.
  const isOne = table.format === 'table' && mapping.length === 1;
  const faults: Fault[] = isOne ? [{ reason: 'oneColumn' }] : faultsOf(mapping, lines);
  const readable = { ...nothing, format: table.format, columns, faults };
  if (faults.length > 0) return readable;

  const rows: StandingRow[] = [];
  const problems: StandingProblem[] = above.map(({ line, text }) => ({
    line,
    text: shortened(text),
    reason: 'aboveHead',
  }));
  const ranks: number[] = [];
  const taken = new Set<string>();
  const named = new Set<string>();
  const known = new Map(teams.map((team) => [team.id, team]));
  const near = nearNames(teams);
  let nearLines = 0;
  const width = widthOf(mapping.length, lines);
  for (const { line, text, cells } of lines) {
    const tell = (reason: StandingProblem['reason'], more: Partial<StandingProblem> = {}) =>
      problems.push({ line, text: shortened(text), reason, ...more });
    if (cells.every((cell) => cell === '')) continue;
    if (head && table.format === 'table' && isSame(cells, head)) {
      tell('headAgain');
      continue;
    }
    if (cells.length > width) {
      tell('extra', { column: width, cell: shortened(cells[width] ?? '') });
      continue;
    }
    if (cells.length < mapping.length && mayBeShifted(cells, columns)) {
      tell('short');
      continue;
    }
    const { standing, wrong } = readStanding(cells, mapping, head);
    for (const { at, reason } of wrong) tell(reason, { column: at, cell: shortened(cells[at] ?? '') });
    if (!standing) continue;
    if (standing.rank !== null) ranks.push(standing.rank);

    const { name, named: found } = whoIn(cells, mapping, find);
    const chosen = choices.players?.get(line);
    const [only, other] = found;
    const team = only && !other ? only : known.get(chosen ?? '');
    if (team) named.add(team.id);
    if (team && taken.has(team.id)) tell('twice');
    else if (team && isBlank(standing)) tell('noResult');
    else if (team) {
      taken.add(team.id);
      rows.push({ line, text: shortened(text), teamId: team.id, standing });
    } else if (name === '') tell('nobody');
    else if (only) tell('ambiguous', { near: [...found] });
    else tell('unknown', { near: nearLines++ < maxNearLines ? near(name) : [] });
  }
  const ready = !mapping.includes('unknown') && problems.every(({ reason }) => harmless.includes(reason));
  const missing = teams.filter(({ id }) => !named.has(id));
  return { ...readable, rows, problems, missing, gaps: gapsIn(ranks), ready };
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
