import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { teamSheets, tournaments } from '~/db/schema';

const shown = 10;

/** For a broadcast: the ten most used of a group's own tournament that has begun, and how many teams there are. */
export async function findMostUsed(db: Database, groupId: string, tournamentId: string, now: Date) {
  const standing = and(
    eq(tournaments.groupId, groupId),
    eq(teamSheets.tournamentId, tournamentId),
    lte(tournaments.scheduledStartAt, now),
    isNull(teamSheets.withdrawnAt),
  );
  const [[all], species] = await db.batch([
    db
      .select({ teams: count() })
      .from(teamSheets)
      .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
      .where(standing),
    db
      .select({
        species: sql<string>`one.value ->> 'species'`,
        teams: sql<number>`count(distinct ${teamSheets.id})`,
      })
      .from(teamSheets)
      .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
      .innerJoin(sql`json_each(${teamSheets.members}) as one`, sql`true`)
      .where(standing)
      .groupBy(sql`1`)
      .orderBy(sql`2 desc`, sql`1`)
      .limit(shown),
  ]);
  return all && all.teams > 0 ? { teams: all.teams, species } : undefined;
}
