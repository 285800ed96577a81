import { foldText } from '~/text/text';
import { type Column, cellsOf, columnOf, hasTies, isNumber, numberIn, recordIn } from './pasted-cells';
import { type ResultField, resultFields } from './result';

export interface NamedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
}

type LineProblem = 'unknown' | 'ambiguous' | 'noNumbers' | 'twice';

/** What a line says of a team; null is not said, and leaves what stands there. */
type PastedResult = Record<ResultField, number | null>;

export interface Misfit {
  reason: 'column' | 'repeated' | 'quote' | 'tooLong' | CellReason;
  /** Its head as it was pasted, or its position from 1. */
  column?: string | number;
  /** The first line that shows it, from 1, with what stands there; how many lines do. */
  line?: number;
  text?: string;
  lines?: number;
}

type CellReason = ResultField | 'record' | 'ties' | 'half' | 'disagree' | 'noHead' | 'unexplained';

export interface PastedResults {
  results: Map<string, PastedResult>;
  /** Lines that are left out, in their order; `line` counts from 1. */
  problems: { line: number; text: string; problem: LineProblem }[];
  misfits: Misfit[];
}

/** More than that is no table of results. */
export const longestResults = 60_000;
export const maxLines = 1000;

/** Which team a cell names; several when it cannot be told. */
function teamsNamed(cell: string, teams: readonly NamedTeam[], by: 'tonamelId' | 'displayName') {
  if (cell === '') return [];
  const exactly = teams.filter((team) => team[by] === cell);
  return exactly.length > 0 ? exactly : teams.filter((team) => foldText(team[by]) === foldText(cell));
}

interface Line {
  named: NamedTeam[];
  result: PastedResult;
  /** The cells that were not understood, by their position from 0. */
  wrong: { at: number; reason: CellReason }[];
}

const nothing: PastedResult = { wins: null, losses: null, rank: null };

function reasonAgainst(cell: string, column: Column | 'unknown' | undefined): CellReason | undefined {
  switch (column) {
    case undefined:
      return cell === '' ? undefined : 'noHead';
    case 'record':
      if (cell === '' || recordIn(cell)) return undefined;
      return hasTies(cell) ? 'ties' : 'record';
    case 'wins':
    case 'losses':
    case 'rank':
      return numberIn(cell, column) === undefined ? column : undefined;
    default:
      return undefined;
  }
}

function readByHead(
  cells: string[],
  columns: (Column | 'unknown' | undefined)[],
  teams: readonly NamedTeam[],
): Line {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const byId = teamsNamed(cell('tonamelId'), teams, 'tonamelId');
  const named = byId.length > 0 ? byId : teamsNamed(cell('displayName'), teams, 'displayName');
  const wrong: Line['wrong'] = cells.flatMap((text, at) => {
    const reason = reasonAgainst(text, columns[at]);
    return reason ? [{ at, reason }] : [];
  });
  if (wrong.length > 0) return { named, result: nothing, wrong };

  const record = recordIn(cell('record'));
  const result = { ...nothing, ...record, rank: numberIn(cell('rank'), 'rank') ?? null };
  for (const field of ['wins', 'losses'] as const) {
    const number = numberIn(cell(field), field) ?? result[field];
    if (record && number !== record[field]) wrong.push({ at: columns.indexOf(field), reason: 'disagree' });
    result[field] = number;
  }
  if ((result.wins === null) !== (result.losses === null))
    wrong.push({ at: columns.indexOf(result.wins === null ? 'losses' : 'wins'), reason: 'half' });
  return { named, result, wrong };
}

// A time of day is no record where no head says so.
const recordAlone = (cell: string) => (/[:：]/.test(cell) ? undefined : recordIn(cell));
const isValue = (cell: string) =>
  isNumber(cell) || recordAlone(cell) !== undefined || (cell !== '' && numberIn(cell, 'rank') !== undefined);

function readByOrder(cells: string[], teams: readonly NamedTeam[]): Line {
  const find = (by: 'tonamelId' | 'displayName') =>
    cells.findIndex((cell) => !isValue(cell) && teamsNamed(cell, teams, by).length > 0);
  const byId = find('tonamelId');
  const byName = byId < 0 ? find('displayName') : -1;
  const known = Math.max(byId, byName);
  const at = known >= 0 ? known : cells.findIndex((cell) => cell !== '' && !isValue(cell));
  const named = known < 0 ? [] : teamsNamed(cells[at] ?? '', teams, byId < 0 ? 'displayName' : 'tonamelId');
  const own = named.flatMap((team) => [team.displayName, team.tonamelId]).map(foldText);

  const filled = cells.flatMap((text, at) => (text === '' ? [] : [{ text, at }]));
  const others = filled.filter(
    (cell) => cell.at !== at && (isValue(cell.text) || !own.includes(foldText(cell.text))),
  );
  const wrong: Line['wrong'] = others
    // A number that is the player's own ID or name is not to be taken for a result.
    .filter(({ text }) => at < 0 || !isValue(text) || own.includes(foldText(text)))
    .map(({ text, at }) => ({ at, reason: hasTies(text) ? 'ties' : 'unexplained' }));
  if (wrong.length > 0) return { named, result: nothing, wrong };

  const result = { ...nothing };
  const take = (field: ResultField, cell: { text: string; at: number } | undefined) => {
    if (!cell) return;
    const number = numberIn(cell.text, field);
    if (number === undefined)
      wrong.push({ at: cell.at, reason: isNumber(cell.text) ? field : 'unexplained' });
    else result[field] = number;
  };
  const before = others.filter((cell) => cell.at < at);
  const after = others.filter((cell) => cell.at > at);
  // With a blank cell between them it cannot be told which number is which.
  const gap = cells.findIndex((cell, index) => index > at && cell === '');
  const [beyond] = gap < 0 ? [] : after.filter((cell) => cell.at > gap);
  if (beyond) return { named, result, wrong: [{ at: beyond.at, reason: 'unexplained' }] };

  take('rank', before.shift());
  const record = recordAlone(after[0]?.text ?? '');
  const [wins, losses] = record ? [after.shift()] : after.splice(0, 2);
  if (record) Object.assign(result, record);
  else {
    take('wins', wins);
    take('losses', losses);
    if (wins && !losses && wrong.length === 0) wrong.push({ at: wins.at, reason: 'half' });
  }
  if (result.rank === null) take('rank', after.shift());
  wrong.push(...[...before, ...after].map(({ at }) => ({ at, reason: 'unexplained' as const })));
  return { named, result, wrong };
}

/** It names no team and has no numbers, or its words are well known. */
function isHead(cells: string[], teams: readonly NamedTeam[]): boolean {
  const columns = cells.map(columnOf).filter(Boolean);
  if (columns.length > 1 && columns.some((column) => column === 'tonamelId' || column === 'displayName'))
    return true;
  const named = (cell: string) =>
    teamsNamed(cell, teams, 'tonamelId').length + teamsNamed(cell, teams, 'displayName').length > 0;
  const filled = cells.filter((cell) => cell !== '');
  return filled.length + columns.length > 1 && !filled.some((cell) => isValue(cell) || named(cell));
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * By Tonamel ID, then by display name: `ID,勝敗` over `k7Qx,6-1`, or without a head row `1,Haruka` (rank first)
 * or `Haruka,6,1,3` (wins, losses, rank). All or nothing: one head or cell that is not understood, also of an
 * unknown player, leaves only `misfits`. A line that is understood is left out alone (`problems`) when it is
 * about nobody or several, there twice, or without a result.
 */
export function readPastedResults(text: string, teams: readonly NamedTeam[]): PastedResults {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = whole.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const results: PastedResults['results'] = new Map();
  const problems: PastedResults['problems'] = [];
  if (whole.length > longestResults || filled.length > maxLines)
    return { results, problems, misfits: [{ reason: 'tooLong' }] };

  const separator = ['\t', ';', ','].find((each) => whole.includes(each)) ?? '\t';
  const first = cellsOf(filled[0] ?? '', separator) ?? [];
  const head = isHead(first, teams) ? first : undefined;
  const columns = head?.map((name) => columnOf(name) ?? (name === '' ? undefined : 'unknown')) ?? [];
  const misfits = new Map<string, Misfit>();
  const refuse = (misfit: Misfit) => {
    const key = `${misfit.reason} ${misfit.column}`;
    const same = misfits.get(key);
    if (!same) misfits.set(key, misfit);
    else if (same.lines) same.lines++;
  };
  for (const [at, name] of head?.entries() ?? []) {
    const column = columns[at];
    if (column === 'unknown') refuse({ column: shortened(name), reason: 'column' });
    else if (column && columns.filter((each) => each === column).length > 1)
      refuse({ column: name, reason: 'repeated' });
  }

  const headAt = head ? lines.indexOf(filled[0] ?? '') : -1;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '' || index === headAt) continue;
    const line = index + 1;
    const cells = cellsOf(text, separator);
    if (!cells) {
      refuse({ reason: 'quote', line, text: shortened(text.trim()), lines: 1 });
      continue;
    }
    const { named, result, wrong } = head ? readByHead(cells, columns, teams) : readByOrder(cells, teams);
    for (const { at, reason } of wrong)
      refuse({ column: head?.[at] || at + 1, reason, line, text: shortened(cells[at] ?? ''), lines: 1 });
    const [team, other] = named;
    const problem: LineProblem | undefined = !team
      ? 'unknown'
      : other
        ? 'ambiguous'
        : results.has(team.id)
          ? 'twice'
          : resultFields.every((field) => result[field] === null)
            ? 'noNumbers'
            : undefined;
    if (problem) problems.push({ line, text: text.trim().slice(0, 80), problem });
    else if (team) results.set(team.id, result);
  }
  return misfits.size > 0
    ? { results: new Map(), problems: [], misfits: [...misfits.values()] }
    : { results, problems, misfits: [] };
}
