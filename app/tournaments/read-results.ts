import { type Result, type ResultField, readResult, type TypedResult } from './result';
import { foldText } from './tournament';

/** Who a line can be about. */
export interface NamedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
}

export type LineProblem = 'unknown' | 'ambiguous' | 'notANumber' | 'noNumbers' | 'twice';

export interface PastedResults {
  results: Map<string, Result>;
  /** Lines that were not understood, in their order; `line` counts from 1. */
  problems: { line: number; text: string; problem: LineProblem }[];
}

/** More than that is no table of results. */
export const longestResults = 60_000;
export const mostLines = 1000;

type Column = ResultField | 'tonamelId' | 'displayName' | 'record';

// Heads of columns as Tonamel, spreadsheets and other tools write them, folded.
const heads: Record<Column, readonly string[]> = {
  tonamelId: ['tonamel', 'tonamelid', 'tonamel id', 'tonamel_id', 'id'],
  displayName: [
    'name',
    'player',
    'display name',
    'displayname',
    '表示名',
    '名前',
    'ぷれいやー',
    'ぷれいやー名',
    'ゆーざー名',
  ],
  wins: ['wins', 'win', 'w', '勝', '勝ち', '勝数', '勝利数'],
  losses: ['losses', 'loss', 'l', '敗', '負', '負け', '敗数', '敗北数'],
  rank: ['rank', 'place', 'placement', 'standing', 'pos', '#', '順位', '最終順位'],
  record: ['record', 'w-l', '成績', '勝敗', '戦績'],
};

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(heads) as Column[]).find((column) => heads[column].includes(foldText(cell)));

/** The cells of a line: a quoted cell may hold the separator, `""` in it is a quotation mark. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (quoted || cell === '')) {
      quoted = !quoted;
    } else if (letter === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell].map((text) => text.trim());
}

const recordIn = (cell: string) => /^(\d{1,2})\s*[-−–ー:勝]\s*(\d{1,2})敗?$/.exec(cell.normalize('NFKC'));
const isNumber = (cell: string) => /^\d+$/.test(cell.normalize('NFKC'));

/** Which team a cell names; several when it cannot be told. */
function teamsNamed(cell: string, teams: readonly NamedTeam[], by: 'tonamelId' | 'displayName') {
  if (cell === '') return [];
  const exactly = teams.filter((team) => team[by] === cell);
  return exactly.length > 0 ? exactly : teams.filter((team) => foldText(team[by]) === foldText(cell));
}

interface Line {
  named: NamedTeam[];
  typed: TypedResult;
}

/** A line below a head row: every cell is what its column says. */
function readByHead(cells: string[], columns: (Column | undefined)[], teams: readonly NamedTeam[]): Line {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const byId = columns.includes('tonamelId') ? teamsNamed(cell('tonamelId'), teams, 'tonamelId') : [];
  const named =
    byId.length > 0 || !columns.includes('displayName')
      ? byId
      : teamsNamed(cell('displayName'), teams, 'displayName');
  const record = columns.includes('record') ? recordIn(cell('record')) : null;
  return {
    named,
    typed: {
      wins: record?.[1] ?? (columns.includes('wins') ? cell('wins') : ''),
      losses: record?.[2] ?? (columns.includes('losses') ? cell('losses') : ''),
      rank: columns.includes('rank') ? cell('rank').replace(/位$|st$|nd$|rd$|th$/i, '') : '',
    },
  };
}

/** A line without a head row: a number before the player is the rank, after it stand wins, losses and rank. */
function readByOrder(cells: string[], teams: readonly NamedTeam[]): Line {
  const find = (by: 'tonamelId' | 'displayName') =>
    cells.findIndex((cell) => !isNumber(cell) && teamsNamed(cell, teams, by).length > 0);
  const at = find('tonamelId') >= 0 ? find('tonamelId') : find('displayName');
  const by = find('tonamelId') >= 0 ? 'tonamelId' : 'displayName';
  const rest = cells.slice(at + 1);
  const record = rest.map(recordIn).find(Boolean);
  const numbers = rest.filter((cell) => cell !== '' && !recordIn(cell) && /\d/.test(cell.normalize('NFKC')));
  const before = cells.slice(0, Math.max(at, 0)).find(isNumber) ?? '';
  const [wins = '', losses = '', rank = ''] = record
    ? [record[1], record[2], numbers[0] ?? '']
    : [numbers[0] ?? '', numbers[1] ?? '', numbers[2] ?? ''];
  return {
    named: at < 0 ? [] : teamsNamed(cells[at] ?? '', teams, by),
    typed: { wins, losses, rank: rank || before },
  };
}

/**
 * Results out of a spreadsheet or a CSV: found by Tonamel ID, then by display name. With a head row in Japanese or
 * English the columns may stand in any order. Nothing is taken of a line with a problem.
 */
export function readPastedResults(text: string, teams: readonly NamedTeam[]): PastedResults {
  const lines = text
    .slice(0, longestResults)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines);
  const separator = ['\t', ';', ','].find((each) => lines.some((line) => line.includes(each))) ?? '\t';
  const first = lines.findIndex((line) => line.trim() !== '');
  const columns = cellsOf(lines[first] ?? '', separator).map(columnOf);
  const hasHead =
    columns.some((column) => column === 'tonamelId' || column === 'displayName') &&
    columns.filter(Boolean).length > 1;
  const results = new Map<string, Result>();
  const problems: PastedResults['problems'] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (hasHead && index === first)) continue;
    const cells = cellsOf(line, separator);
    const { named, typed } = hasHead ? readByHead(cells, columns, teams) : readByOrder(cells, teams);
    const [team, other] = named;
    const read = readResult(typed);
    const problem: LineProblem | undefined = !team
      ? 'unknown'
      : other
        ? 'ambiguous'
        : results.has(team.id)
          ? 'twice'
          : 'wrong' in read
            ? 'notANumber'
            : read.result === null
              ? 'noNumbers'
              : undefined;
    if (problem) problems.push({ line: index + 1, text: line.trim().slice(0, 80), problem });
    else if (team && 'result' in read && read.result) results.set(team.id, read.result);
  }
  return { results, problems };
}
