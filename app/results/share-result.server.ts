import type { Database } from '~/db/client.server';
import { hasResults, isPublished } from '~/tournaments/tournament';
import { type FoundTournament, findDetails } from '~/tournaments/tournament.server';
import type { SharedResult } from './share-text';
import { listStandings } from './standings.server';

/** @returns undefined until everybody may see the standings on the tournament's page */
export async function findSharedResult(
  db: Database,
  tournament: FoundTournament,
  now: Date,
): Promise<SharedResult | undefined> {
  if (!isPublished(tournament, now) || !hasResults(tournament, now)) return undefined;
  const [details, { rows, naming }] = await Promise.all([
    findDetails(db, tournament.id),
    listStandings(db, tournament, now),
  ]);
  return {
    title: { ja: tournament.name, en: details?.nameEn || tournament.name },
    rows: rows.map(({ displayName, rank }) => ({ displayName, rank })),
    naming,
  };
}
