import type { AppLoadContext } from '@remix-run/cloudflare';
import { findKnownPlayers, findPlayer, listTeamChoices } from '~/broadcast/players.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room/room';
import type { SceneCommand, SeatedTeam } from '~/broadcast/scene-command.server';
import type { StreamOf } from '~/broadcast/stream';
import { nextMatchOf } from '~/broadcast-desk/team-choices.server';
import type { Database } from '~/db/client.server';

/** Finds a team of one of the group's tournaments, as it takes a seat. */
export async function findSeatedTeam(
  db: Database,
  groupId: string,
  id: string,
): Promise<{ player: string; team: SeatedTeam } | undefined> {
  const player = await findPlayer(db, groupId, id);
  if (!player) return undefined;
  const known = (await findKnownPlayers(db, groupId, [id])).get(id);
  return { player: player.name, team: { id, tournamentId: player.tournamentId, ...known } };
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
