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

/** Command that seats the draft's next match, with teams where the players' names identify one. */
export async function findNextMatch(
  { db, env }: AppLoadContext,
  stream: StreamOf,
  person: Person,
): Promise<SceneCommand> {
  const draft = (await roomOf(env, stream).look(stream, person))?.desk.draft;
  if (!draft) return { type: 'nextMatch' };
  const next = nextMatchOf(draft, await listTeamChoices(db, stream.groupId, draft.tournamentId));
  const [first = null, second = null] = next.teams ?? [];
  const ids = [first, second].flatMap((team) => team?.id ?? []);
  const known = await findKnownPlayers(db, stream.groupId, ids);
  const withPlayer = (team: SeatedTeam | null) => team && { ...team, ...known.get(team.id) };
  return { ...next, ...(next.teams && { teams: [withPlayer(first), withPlayer(second)] }) };
}
