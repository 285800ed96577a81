import { and, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { shownName } from '~/db/shown-name';
import { playersIn, standingColumns } from '~/results/standings.server';

const maxShown = 5;

/**
 * What the player of a sheet of the group did before, the latest first: published results of the same account. Those of
 * other groups only under the same name, so that nobody is told who played under another one.
 */
export async function listEarlierResults(db: Database, groupId: string, teamSheetId: string, now: Date) {
  const [player] = await db
    .select({ ownerId: teamSheets.ownerId, name: shownName, tournamentId: tournaments.id })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, teamSheetId), eq(tournaments.groupId, groupId)));
  if (!player?.ownerId) return [];
  return db
    .select({
      ...columnsOf(tournaments, 'id', 'name', 'scheduledStartAt', 'timeZone'),
      result: { ...standingColumns, players: playersIn(tournaments.id) },
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .innerJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(
      and(
        eq(teamSheets.ownerId, player.ownerId),
        ne(tournaments.id, player.tournamentId),
        or(eq(tournaments.groupId, groupId), sql`${shownName} = ${player.name}`),
        isNull(teamSheets.withdrawnAt),
        eq(tournaments.isTest, false),
        isNull(tournaments.archivedAt),
        lte(tournaments.publishedAt, now),
        lte(tournaments.endsAt, now),
        lte(tournaments.resultsPublishedAt, now),
      ),
    )
    .orderBy(desc(tournaments.scheduledStartAt), desc(tournaments.id))
    .limit(maxShown);
}
