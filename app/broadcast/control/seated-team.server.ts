import { and, eq, isNull } from 'drizzle-orm';
import type { SeatedTeam } from '~/broadcast/scene-command.server';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { teamSheets, tournaments } from '~/db/schema';
import { shownName } from '~/db/shown-name';

/** A team that was handed in for a tournament of the group, none of another group's. */
export async function findSeatedTeam(
  db: Database,
  groupId: string,
  id: string,
): Promise<{ player: string; team: SeatedTeam } | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await db
    .select({ player: shownName, tournamentId: tournaments.id })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, id), eq(tournaments.groupId, groupId), isNull(teamSheets.withdrawnAt)));
  return found && { player: found.player, team: { id, tournamentId: found.tournamentId } };
}
