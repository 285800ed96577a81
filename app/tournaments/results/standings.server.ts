import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { standings, teamSheets } from '~/db/schema';
import { shownName } from '~/db/shown-name';
import { hasResults, phaseOf } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';

const maxShown = 512;
const rankLast = sql`${standings.rank} is null`;

/** None before the end. Best rank first, then by name. */
export async function listPublicTeams(db: Database, tournament: FoundTournament, now: Date) {
  if (phaseOf(tournament, now) !== 'past') return [];
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'members'),
      displayName: shownName,
      rank: standings.rank,
    })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(
      and(
        eq(teamSheets.tournamentId, tournament.id),
        eq(teamSheets.isPublic, true),
        isNull(teamSheets.withdrawnAt),
      ),
    )
    .orderBy(rankLast, asc(standings.rank), asc(shownName), asc(teamSheets.id))
    .limit(maxShown);
  const ranked = hasResults(tournament, now);
  return rows.map(({ members, rank, ...team }) => ({
    ...team,
    species: members.map(({ species }) => species),
    rank: ranked ? rank : null,
  }));
}

/** None until published. Only public teams name their sheet: a private one's id is its link. */
export async function listStandings(db: Database, tournament: FoundTournament, now: Date) {
  if (!hasResults(tournament, now)) return [];
  const rows = await db
    .select({
      teamSheetId: teamSheets.id,
      isPublic: teamSheets.isPublic,
      displayName: shownName,
      ...columnsOf(standings, 'rank', 'wins', 'losses'),
    })
    .from(teamSheets)
    .innerJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(eq(teamSheets.tournamentId, tournament.id), isNull(teamSheets.withdrawnAt)))
    .orderBy(rankLast, asc(standings.rank), sql`${standings.wins} desc`, asc(shownName))
    .limit(maxShown);
  return rows.map(({ teamSheetId, isPublic, ...row }) => ({
    ...row,
    teamSheetId: isPublic ? teamSheetId : undefined,
  }));
}
