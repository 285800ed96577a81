import type { TableLine } from '~/text/read-csv';
import { gameSigns, printGames } from '../league-table';
import type { FindTeams, NamedTeam } from '../named-team';
import type { MatchRecord } from './cells';

/** League table (星取表): its columns from `first` on are the opponents, named in the head. */
export interface CrossTable {
  columns: readonly number[];
  /** Record of each row, by its line; undefined if a cell isn't understood. */
  records: ReadonlyMap<number, MatchRecord | undefined>;
  /** Games of each row that is understood, by its line. */
  games: ReadonlyMap<number, { text: string; record: MatchRecord }>;
}

type Outcome = 'wins' | 'losses' | 'ties';
const signs: Record<Outcome, RegExp> = {
  wins: /^(?:[○◯〇⭕o]|w|win|勝ち?)/iu,
  losses: /^(?:[●×✕✖❌x]|l|loss|負け?|敗)/iu,
  ties: /^(?:[△▲]|t|d|tie|draw|分け?)/iu,
};
const score = /^(\d{1,2})\s*[-–−:：]\s*(\d{1,2})$/;
const isOwn = (cell: string) => /^[-–—ー＼\\/／*＊■·・]*$/.test(cell);

/** @returns undefined for a cell that tells no outcome */
function outcomeIn(cell: string): Outcome | undefined {
  const [, own, other] = score.exec(cell.replace(/^[^\d]\s*/, '')) ?? [];
  const sign = (Object.keys(signs) as Outcome[]).find((each) => signs[each].test(cell));
  if (own === undefined || other === undefined) return sign;
  const difference = Number(own) - Number(other);
  return difference === 0 ? 'ties' : difference > 0 ? 'wins' : 'losses';
}

/**
 * Finds the columns of a league table, whose heads name the players of its rows.
 * @returns undefined for any other table
 */
export function crossTable(
  head: readonly string[],
  lines: readonly TableLine[],
  find: FindTeams,
): CrossTable | undefined {
  const opponents = head.map((name) => one(find(name, 'displayName')));
  const columns = opponents.flatMap((team, at) => (team ? [at] : []));
  if (columns.length < 2) return undefined;
  const records = new Map(lines.map(({ line, cells }) => [line, recordOf(cells, columns)]));
  const games = new Map(
    lines.flatMap(({ line, cells }) => {
      const record = records.get(line);
      return record
        ? [[line, { text: printGames(gamesOf(cells, columns, opponents)), record }] as const]
        : [];
    }),
  );
  return { columns, records, games };
}

function gamesOf(
  cells: readonly string[],
  columns: readonly number[],
  opponents: readonly (NamedTeam | undefined)[],
): [opponentId: string, cell: string][] {
  return columns.flatMap((at) => {
    const cell = cells[at] ?? '';
    const outcome = isOwn(cell) ? undefined : outcomeIn(cell);
    const [, own, other] = score.exec(cell.replace(/^[^\d]\s*/, '')) ?? [];
    const games = own === undefined ? '' : `${own}-${other}`;
    return outcome ? [[opponents[at]?.id ?? '', `${gameSigns[outcome]}${games}`]] : [];
  });
}

const one = ([only, other]: readonly NamedTeam[]) => (other ? undefined : only);

function recordOf(cells: readonly string[], columns: readonly number[]): MatchRecord | undefined {
  const record: MatchRecord = { wins: 0, losses: 0, ties: 0 };
  for (const at of columns) {
    const cell = cells[at] ?? '';
    if (isOwn(cell)) continue;
    const outcome = outcomeIn(cell);
    if (!outcome) return undefined;
    record[outcome]++;
  }
  return record;
}
