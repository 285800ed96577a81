import { and, asc, count, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { groups, standings, teamSheets, tournaments, usageTeams } from '~/db/schema';
import { publicName } from '~/db/shown-name';
import { hasResults } from '~/tournaments/tournament';
import { isShownAt } from '~/tournaments/tournament.server';
import type { CountedSheet } from './usage';

const maxSpecies = 10;
const maxTeams = 12;

/** Sheets that were not withdrawn, with places if results are public. */
export async function listCountedSheets(
  db: Database,
  tournament: { id: string; endsAt: Date; resultsPublishedAt: Date | null },
  now: Date,
): Promise<(CountedSheet & { id: string })[]> {
  const rows = await db
    .select({ ...columnsOf(teamSheets, 'id', 'members', 'isPublic'), rank: standings.rank })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(eq(teamSheets.tournamentId, tournament.id), isNull(teamSheets.withdrawnAt)))
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));
  const ranked = hasResults(tournament, now);
  return rows.map((row) => ({ ...row, rank: ranked ? row.rank : null }));
}

/**
 * Most used species for broadcasts, in a tournament of the group that has begun. `isOut`: only if its players see each
 * other's sheets, or it is over. @returns undefined without teams
 */
export async function findMostUsed(
  db: Database,
  groupId: string,
  tournamentId: string,
  now: Date,
  { isOut = false } = {},
) {
  const standing = and(
    eq(tournaments.groupId, groupId),
    eq(teamSheets.tournamentId, tournamentId),
    lte(tournaments.scheduledStartAt, now),
    isNull(teamSheets.withdrawnAt),
    isOut ? or(eq(tournaments.sheetKind, 'ots'), lte(tournaments.endsAt, now)) : undefined,
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
      .limit(maxSpecies),
  ]);
  return all && all.teams > 0 ? { teams: all.teams, species } : undefined;
}

/** Public teams, latest tournament first. The index may be stale, so visibility is checked against the sheets. */
export async function listPublicTeamsWith(db: Database, regulation: string, species: string, now: Date) {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'members'),
      displayName: publicName,
      rank: standings.rank,
      tournament: {
        ...columnsOf(tournaments, 'id', 'name', 'endsAt', 'resultsPublishedAt'),
        host: groups.name,
      },
    })
    .from(usageTeams)
    .innerJoin(teamSheets, eq(teamSheets.id, usageTeams.teamSheetId))
    .innerJoin(tournaments, eq(tournaments.id, usageTeams.tournamentId))
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(
      and(
        eq(usageTeams.regulation, regulation),
        eq(usageTeams.species, species),
        eq(teamSheets.isPublic, true),
        isNull(teamSheets.withdrawnAt),
        isShownAt(now),
      ),
    )
    .orderBy(desc(usageTeams.endedAt), desc(usageTeams.teamSheetId))
    .limit(maxTeams);
  return rows.map(({ members, rank, tournament, ...team }) => ({
    ...team,
    species: members.map((member) => member.species),
    rank: hasResults(tournament, now) ? rank : null,
    tournament: { id: tournament.id, name: tournament.name },
  }));
}

export type PublicTeam = Awaited<ReturnType<typeof listPublicTeamsWith>>[number];
