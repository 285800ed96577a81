import type { Database } from '~/db/client.server';
import { printGames } from '~/results/league-table';
import { isSameResult, type Result } from '~/results/result';
import { type ResultWish, saveResults } from '~/results/results.server';
import { listResultRows } from '~/results/standings.server';
import { finalStandings, type RoundsResult } from './final-standings.server';
import { findRounds, type Rounds } from './matches.server';

/** Writes what the matches say into the results, in one save that can be undone. */
export async function saveStandings(
  db: Database,
  { tournamentId, byUserId }: { tournamentId: string; byUserId: string | null },
  now: Date,
): Promise<void> {
  const [rounds, rows] = await Promise.all([findRounds(db, tournamentId), listResultRows(db, tournamentId)]);
  const sheetOf = sheetsOf(rounds);
  const entrantOf = new Map([...sheetOf].map(([id, sheetId]) => [sheetId, id]));
  const results = finalStandings(rounds);
  const wishes = rows.flatMap(({ id, version, result: saved }): ResultWish[] => {
    const standing = results.get(entrantOf.get(id) ?? '');
    const result = standing && resultOf(standing, saved, sheetOf);
    return result && !isSameResult(result, saved) ? [{ id, base: version, result }] : [];
  });
  if (wishes.length > 0) await saveResults(db, { tournamentId, byUserId, wishes }, now);
}

/** Once results are published, they follow each change of a match, and who drops out. */
export async function followStandings(
  { db }: { db: Database },
  { id, resultsPublishedAt }: { id: string; resultsPublishedAt: Date | null },
  byUserId: string | null,
  now: Date,
): Promise<void> {
  if (resultsPublishedAt) await saveStandings(db, { tournamentId: id, byUserId }, now);
}

const sheetsOf = ({ people }: Rounds) =>
  new Map(
    [...people.values()].flatMap(({ id, teamSheetId }) => (teamSheetId ? [[id, teamSheetId] as const] : [])),
  );

/** A disqualification stays; so does a place that the rounds know nothing about. */
function resultOf(
  { wins, losses, ties, rank, isDropped, games }: RoundsResult,
  saved: Result | null,
  sheetOf: ReadonlyMap<string, string>,
): Result {
  const isDisqualified = saved?.outcome === 'disqualified';
  const cells = games.flatMap(([id, cell]) => {
    const sheetId = sheetOf.get(id);
    return sheetId ? [[sheetId, cell] as const] : [];
  });
  return {
    ...{ wins, losses, ties },
    rank: isDisqualified ? null : (rank ?? saved?.rank ?? null),
    outcome: isDisqualified ? 'disqualified' : isDropped ? 'dropped' : null,
    games: cells.length > 0 ? printGames(cells) : null,
  };
}
