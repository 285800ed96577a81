import type { Database } from '~/db/client.server';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { podiumOf } from './podium';
import { listPublicTeams, listStandings } from './standings.server';

const bestPlaces = 8;

/** Finds the best places as everybody may see them: the winner's six only if that team is public. */
export async function findPodium(db: Database, tournament: FoundTournament, now: Date) {
  const [standings, [first]] = await Promise.all([
    listStandings(db, tournament, now, bestPlaces),
    listPublicTeams(db, tournament, now, 1),
  ]);
  const podium = podiumOf(standings);
  const isShown = first !== undefined && first.species.length > 0 && first.id === podium.winner?.teamSheetId;
  return { ...podium, naming: standings.naming, species: isShown ? first.species : undefined };
}
