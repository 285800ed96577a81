import type { CopiedLine, Table, TableFault } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import { type NamedTeam, teamFinder } from '../named-team';
import type { MatchRecord } from './cells';
import type { CrossTable } from './cross-table';
import { withCuts } from './cuts';
import { layOut } from './lay-out';
import type { Mapping, Meaning } from './meaning';
import { type PastedStanding, readStanding } from './read-standing';
import { tableOf } from './recognize';
import { seatTeams } from './seats';
import { crowded, firstAgain, gapsIn, type Share } from './shares';
import { quoted, type StandingProblem, shortened } from './standing-problem';
import { whoIn } from './who';

interface Column {
  /** Undefined in a table without a head row. */
  head?: string;
  meaning: Mapping[number];
  samples: string[];
}

/** Why nothing of it can be taken as it is; with the column, from 0, that it is about. */
type Fault =
  | TableFault
  | { reason: 'empty' | 'oneColumn' | 'noPlayer' | 'noResult' }
  | { reason: 'repeated'; column: number };

interface StandingRow {
  line: number;
  part?: number;
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
  missing: NamedTeam[];
  /** Places that nobody has, though somebody is behind them. */
  gaps: { from: number; to: number }[];
  /** Wins without losses make no record: only places are taken. */
  winsAlone?: boolean;
  /** All columns and cells are understood: what is in the rows may be kept. */
  ready: boolean;
}

interface Choices {
  /** What the columns are about, as somebody chose; of another number of columns it is not about this text. */
  mapping?: Mapping;
  /** Who is meant in a line that names nobody we know, or several: the ID of a team. */
  players?: ReadonlyMap<string, string>;
}

const results: readonly Meaning[] = [
  ...(['rank', 'wins', 'losses', 'ties', 'record', 'recordTiesSecond'] as const),
  ...(['dropped', 'disqualified', 'status'] as const),
];
const harmless: readonly StandingProblem['reason'][] = [
  ...([
    'notRead',
    'rankless',
    'rest',
    'aboveHead',
    'headAgain',
    'nobody',
    'unknown',
    'ambiguous',
    'twice',
    'noResult',
  ] as const),
];

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
  const find = teamFinder(teams);
  const table = tableOf(text, find);
  if (!('lines' in table)) return { ...nothing, faults: [table] };
  if (table.lines.length === 0) return { ...nothing, format: table.format, faults: [{ reason: 'empty' }] };

  const { head, mapping: guessed, lines, above, games, notRead = [] } = layOut(table, find);
  const winsAlone = hasWinsAlone(guessed);
  const known = winsAlone
    ? guessed.map((each) => (each === 'wins' || each === 'ties' ? 'unused' : each))
    : guessed;
  const mapping = choices.mapping?.length === guessed.length ? choices.mapping : known;
  const columns = columnsOf(mapping, head, lines);
  // A place and a name take two, whatever is chosen for the one.
  const isOne = table.format === 'table' && mapping.length === 1;
  const faults: Fault[] = isOne ? [{ reason: 'oneColumn' }] : faultsOf(mapping, lines);
  const readable = { ...nothing, format: table.format, columns, faults };
  if (faults.length > 0) return readable;

  const shape = {
    head,
    games,
    mapping,
    columns,
    width: widthOf(mapping.length, lines),
    format: table.format,
  };
  const roster = seatTeams(teams, (cells) => whoIn(cells, mapping, find), choices.players);
  const { rows, ranks, ...read } = readLines(withCuts(lines, mapping), shape, roster);
  const aside = (reason: 'aboveHead' | 'notRead') => (line: TableLine) => ({ ...quoted(line), reason });
  const problems = [...above.map(aside('aboveHead')), ...read.problems, ...notRead.map(aside('notRead'))];
  const ready = !mapping.includes('unknown') && problems.every(({ reason }) => harmless.includes(reason));
  const missing = teams.filter(({ id }) => !roster.named.has(id));
  return {
    ...readable,
    rows,
    problems,
    missing,
    gaps: gapsIn(ranks),
    ready,
    ...(winsAlone && { winsAlone }),
  };
}

const hasWinsAlone = (mapping: Mapping) =>
  mapping.includes('wins') &&
  mapping.includes('rank') &&
  !['losses', 'record', 'recordTiesSecond'].some((each) => mapping.some((meaning) => meaning === each));

const columnsOf = (mapping: Mapping, head: Shape['head'], lines: readonly TableLine[]): Column[] =>
  mapping.map((meaning, at) => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    return { ...(head && { head: head[at] ?? '' }), meaning, samples: filled.slice(0, 3).map(shortened) };
  });

function readLines(lines: readonly CopiedLine[], shape: Shape, roster: ReturnType<typeof seatTeams>) {
  const rows: StandingRow[] = [];
  const problems: StandingProblem[] = [];
  const ranks: number[] = [];
  const shares: Share[] = [];
  for (const line of lines) {
    const { cells } = line;
    if (cells.every((cell) => cell === '')) continue;
    const misfit = misfitOf(cells, shape);
    if (misfit) {
      problems.push({ ...quoted(line), ...misfit });
      continue;
    }
    const { standing, sharedTo, remarks, wrong } = readStanding(cells, shape.mapping, shape.head);
    for (const { at, reason } of wrong)
      problems.push({ ...quoted(line), reason, column: at, cell: shortened(cells[at] ?? '') });
    if (!standing) continue;
    const games = shape.games?.get(line.line);
    if (games && standing.record && !isSameRecord(games.record, standing.record)) {
      const column = shape.mapping.findIndex((each) => each === 'record' || each === 'recordTiesSecond');
      problems.push({ ...quoted(line), reason: 'disagree', column, cell: shortened(cells[column] ?? '') });
      continue;
    }
    if (standing.rank !== null) ranks.push(standing.rank);
    const seat = roster.seat(line, standing);
    if ('teamId' in seat) {
      if (standing.rank !== null) shares.push({ line, from: standing.rank, to: sharedTo ?? standing.rank });
      rows.push({
        ...quoted(line),
        teamId: seat.teamId,
        standing: { ...standing, ...(games && { games: games.text }) },
      });
      if (standing.disqualified && standing.rank !== null)
        problems.push({ ...quoted(line), reason: 'rankless', cell: String(standing.rank) });
      for (const rest of [line.rest ?? seat.rest, ...remarks])
        if (rest) problems.push({ ...quoted(line), reason: 'rest', cell: shortened(rest) });
    } else {
      // A line of several players says which one is meant.
      const cell = shape.format === 'lines' && {
        cell: shortened(cells[shape.mapping.indexOf('player')] ?? ''),
      };
      problems.push({ ...quoted(line), ...seat, ...cell });
    }
  }
  problems.push(...crowded(shares), ...firstAgain(shares));
  return { rows, problems, ranks };
}

const isSameRecord = (one: MatchRecord, other: MatchRecord) =>
  one.wins === other.wins && one.losses === other.losses && one.ties === other.ties;

interface Shape {
  games: CrossTable['games'] | undefined;
  head: readonly string[] | undefined;
  mapping: Mapping;
  columns: readonly Column[];
  width: number;
  format: Table['format'];
}

/** Finds out why a line is no row of the table: the head once more, or too many or too few cells. */
function misfitOf(
  cells: readonly string[],
  shape: Shape,
): Omit<StandingProblem, 'line' | 'text'> | undefined {
  const { head, mapping, columns, width, format } = shape;
  if (head && format === 'table' && isSame(cells, head)) return { reason: 'headAgain' };
  if (cells.length > width) return { reason: 'extra', column: width, cell: shortened(cells[width] ?? '') };
  if (cells.length < mapping.length && mayBeShifted(cells, columns)) return { reason: 'short' };
  return undefined;
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
