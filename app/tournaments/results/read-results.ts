import { foldText } from '~/text/text';
import { type FindTeams, type NamedTeam, teamFinder } from './named-team';
import { type Column, columnOf, hasTies, isNumber, numberIn, recordIn } from './pasted-cells';
import { csvRows, plainEnds } from './pasting/csv';
import { type ResultField, resultFields } from './result';

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
export const longestResults = 120_000;
export const maxLines = 2000;

interface Line {
  named: readonly NamedTeam[];
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

function readByHead(cells: string[], columns: (Column | 'unknown' | undefined)[], find: FindTeams): Line {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const byId = find(cell('tonamelId'), 'tonamelId');
  const named = byId.length > 0 ? byId : find(cell('displayName'), 'displayName');
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

function readByOrder(cells: string[], find: FindTeams): Line {
  const place = (by: 'tonamelId' | 'displayName') =>
    cells.findIndex((cell) => !isValue(cell) && find(cell, by).length > 0);
  const byId = place('tonamelId');
  const byName = byId < 0 ? place('displayName') : -1;
  const known = Math.max(byId, byName);
  const at = known >= 0 ? known : cells.findIndex((cell) => cell !== '' && !isValue(cell));
  const named = known < 0 ? [] : find(cells[at] ?? '', byId < 0 ? 'displayName' : 'tonamelId');
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
function isHead(cells: string[], find: FindTeams): boolean {
  const columns = cells.map(columnOf).filter(Boolean);
  if (columns.length > 1 && columns.some((column) => column === 'tonamelId' || column === 'displayName'))
    return true;
  const named = (cell: string) => find(cell, 'tonamelId').length + find(cell, 'displayName').length > 0;
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
  const whole = plainEnds(text);
  const results: PastedResults['results'] = new Map();
  const problems: PastedResults['problems'] = [];
  const tooLong: PastedResults = { results, problems, misfits: [{ reason: 'tooLong' }] };
  if (whole.length > longestResults) return tooLong;
  const separator = ['\t', ';', ','].find((each) => whole.includes(each)) ?? '\t';
  const { lines, quote } = csvRows(whole, separator);
  if (lines.length > maxLines) return tooLong;

  const find = teamFinder(teams);
  const first = lines[0]?.cells ?? [];
  const head = isHead(first, find) ? first : undefined;
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

  if (quote) refuse({ reason: 'quote', line: quote.line, text: shortened(quote.text), lines: 1 });
  for (const { line, text, cells } of head ? lines.slice(1) : lines) {
    if (line === quote?.line) continue;
    const { named, result, wrong } = head ? readByHead(cells, columns, find) : readByOrder(cells, find);
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
    if (problem) problems.push({ line, text: text.slice(0, 80), problem });
    else if (team) results.set(team.id, result);
  }
  return misfits.size > 0
    ? { results: new Map(), problems: [], misfits: [...misfits.values()] }
    : { results, problems, misfits: [] };
}
