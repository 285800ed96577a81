import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull } from 'drizzle-orm';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import type { SceneCommand, SeatedTeam } from '~/broadcast/scene-command.server';
import type { StreamOf } from '~/broadcast/stream';
import { findKnownPlayers } from '~/broadcast-desk/known-players.server';
import { listTeamChoices, nextMatchOf } from '~/broadcast-desk/team-choices.server';
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
  if (!found) return undefined;
  const known = (await findKnownPlayers(db, groupId, [id])).get(id);
  return { player: found.player, team: { id, tournamentId: found.tournamentId, ...known } };
}

/** What seats the first match of the draft's list, with both players' teams as far as their names tell. */
export async function findNextMatch(
  { db, env }: AppLoadContext,
  of: StreamOf,
  person: Person,
): Promise<SceneCommand> {
  const draft = (await roomOf(env, of).look(of, person))?.desk.draft;
  if (!draft) return { type: 'nextMatch' };
  const next = nextMatchOf(draft, await listTeamChoices(db, of.groupId, draft.tournamentId));
  const [first = null, second = null] = next.teams ?? [];
  const ids = [first, second].flatMap((team) => team?.id ?? []);
  const known = await findKnownPlayers(db, of.groupId, ids);
  const told = (team: SeatedTeam | null) => team && { ...team, ...known.get(team.id) };
  return { ...next, ...(next.teams && { teams: [told(first), told(second)] }) };
}
