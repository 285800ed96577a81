import type { AppLoadContext } from '@remix-run/cloudflare';
import { findBroadcast } from '~/broadcast/broadcast.server';
import { differences } from '~/broadcast/merge-scenes';
import { outlineOf, sceneOnAir } from '~/broadcast/on-air';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import { findDeskTimeZone, listDeskTournaments, listTeamChoices, searchTeams } from './team-choices.server';

/** All that the desk's page shows; `find` is what is searched among the players. */
export async function describeDesk(
  { db, env }: AppLoadContext,
  groupId: string,
  person: Person,
  find: string,
) {
  const now = new Date();
  const [state, tournaments, broadcast] = await Promise.all([
    roomOf(env, groupId).state(groupId, person),
    listDeskTournaments(db, groupId),
    findBroadcast(db, groupId),
  ]);
  if (!state) throw new Error('A group that was found has a room.');
  const { desk, onAir, people } = state;
  const { draft, live } = desk;
  const [teams, timeZone, facts] = await Promise.all([
    listTeamChoices(db, groupId, draft.tournamentId),
    findDeskTimeZone(db, groupId, draft.tournamentId),
    findSceneFacts(db, groupId, draft, now),
  ]);
  const links = draft.sides.map(({ player, teamSheetId }) => ({
    player,
    tonamelId: teams.find(({ id }) => id === teamSheetId)?.tonamelId,
    sameName: teams.filter(({ displayName }) => displayName === player).length,
  }));
  return {
    draft,
    draftRevision: desk.draftRevision,
    draftBy: desk.draftBy,
    draftOnAir: outlineOf(sceneOnAir(draft, facts)),
    live: onAir.scene && outlineOf(onAir.scene),
    liveTournamentId: live?.tournamentId ?? null,
    revision: onAir.revision,
    changed: live ? differences(live, draft) : [],
    canUndo: desk.past.length > 0,
    canRedo: desk.future.length > 0,
    others: people.filter(({ id }) => id !== person.id).map(({ name }) => name),
    knownCasters: desk.knownCasters,
    timeZone,
    event: broadcast?.event ?? null,
    tournaments,
    links,
    find,
    found: searchTeams(teams, find),
    now,
  };
}
