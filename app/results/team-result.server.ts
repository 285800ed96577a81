import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { groups, standings, teamSheets, tournaments } from '~/db/schema';
import { publicName } from '~/db/shown-name';
import { hasResults, isPublished } from '~/tournaments/tournament';
import { namingColumns, standingColumns } from './standings.server';

/** A team's public result, and of the team what everyone may see. @returns undefined until results are public */
export async function findTeamResult(db: Database, teamSheetId: string, now: Date) {
  const id = teamSheetId.toLowerCase();
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({
      team: {
        ...columnsOf(teamSheets, 'id', 'members', 'isPublic', 'withdrawnAt', 'erasedAt'),
        displayName: publicName,
      },
      tournament: {
        ...columnsOf(tournaments, 'id', 'name', 'nameEn', 'sheetKind', 'timeZone'),
        ...columnsOf(tournaments, 'scheduledStartAt', 'endsAt', 'resultsPublishedAt'),
        ...columnsOf(tournaments, 'publishedAt', 'archivedAt'),
        groupName: groups.name,
        event: groups.event,
      },
      result: { ...standingColumns, ...namingColumns(tournaments.id, tournaments.topCut) },
    })
    .from(teamSheets)
    .innerJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .where(eq(teamSheets.id, id));
  const isShown =
    row &&
    !row.team.withdrawnAt &&
    !row.team.erasedAt &&
    isPublished(row.tournament, now) &&
    hasResults(row.tournament, now);
  return isShown ? row : undefined;
}

export type TeamResult = NonNullable<Awaited<ReturnType<typeof findTeamResult>>>;
