import type { AppLoadContext } from '@remix-run/cloudflare';
import { differences } from '~/broadcast/merge-scenes';
import { outlineOf, saidNameOf, sceneOnAir } from '~/broadcast/on-air';
import { listTeamChoices } from '~/broadcast/players.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room/room';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import type { StreamOf } from '~/broadcast/stream';
import { bracketOnAir } from './published/bracket-on-air';
import { choicesOf, findPublished, publishedMatches, wonMatch } from './published/published-matches.server';
import { findDeskTimeZone, listDeskTournaments, searchTeams } from './team-choices.server';

export async function describeDesk(
  { db, env }: AppLoadContext,
  streamId: StreamOf,
  person: Person,
  find: string,
) {
  const now = new Date();
  const { groupId } = streamId;
  const [state, tournaments] = await Promise.all([
    roomOf(env, streamId).state(streamId, person),
    listDeskTournaments(db, groupId),
  ]);
  if (!state) throw new Error('A stream that was found has a room.');
  const { desk, onAir, people } = state;
  const { draft, live } = desk;
  const [teams, timeZone, facts, rounds] = await Promise.all([
    listTeamChoices(db, groupId, draft.tournamentId),
    findDeskTimeZone(db, groupId, draft.tournamentId),
    findSceneFacts(db, groupId, draft, now),
    findPublished(db, groupId, draft.tournamentId),
  ]);
  const matches = rounds ? publishedMatches(rounds, teams) : [];
  const links = draft.sides.map((side) => ({
    player: side.player,
    said: saidNameOf(side, facts),
    tonamelId: teams.find(({ id }) => id === side.teamSheetId)?.tonamelId,
    sameName: teams.filter(({ displayName }) => displayName === side.player).length,
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
    tournaments,
    links,
    hasBracket: rounds !== undefined && bracketOnAir(rounds, teams) !== null,
    matches: choicesOf(matches),
    won: wonMatch(matches, live?.tournamentId === draft.tournamentId ? live : null),
    find,
    results: searchTeams(teams, find),
    now,
  };
}
