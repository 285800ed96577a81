import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { bracketPlayers } from '~/broadcast/bracket';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { shownName } from '~/db/shown-name';

/** The first eight of a tournament of the group. Undefined where a place is nobody's, or more than one's. */
export async function findTopEight(
  db: Database,
  groupId: string,
  tournamentId: string | null,
): Promise<string[] | undefined> {
  if (!tournamentId || !isId(tournamentId)) return undefined;
  const rows = await db
    .select({ rank: standings.rank, player: shownName })
    .from(standings)
    .innerJoin(teamSheets, eq(teamSheets.id, standings.teamSheetId))
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.groupId, groupId),
        isNull(teamSheets.withdrawnAt),
        lte(standings.rank, bracketPlayers),
      ),
    )
    .orderBy(asc(standings.rank))
    .limit(bracketPlayers + 1);
  const isWhole = rows.length === bracketPlayers && rows.every(({ rank }, at) => rank === at + 1);
  return isWhole ? rows.map(({ player }) => player) : undefined;
}
