import type { Database } from '~/db/client.server';
import { saveStandings } from '~/rounds/save-standings.server';

interface Tournament {
  id: string;
  resultsPublishedAt: Date | null;
}

/** Once results are published, they follow each correction of a match. */
export async function followStandings(
  { db }: { db: Database },
  { id, resultsPublishedAt }: Tournament,
  byUserId: string,
  now: Date,
): Promise<void> {
  if (resultsPublishedAt) await saveStandings(db, { tournamentId: id, byUserId }, now);
}
