import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments } from '~/db/schema';
import { findRoster } from './entrants.server';
import { missingOf } from './roster';

/** What everybody may know of who is missing: how many, and names where the organizer lets them be read. Undefined without a list. */
export async function findHallMissing(db: Database, tournamentId: string, most: number) {
  const [row] = await db
    .select({
      ...columnsOf(tournaments, 'namesMissing'),
      hasEntrants: sql`exists (select 1 from entrants e where e.tournament_id = tournaments.id)`,
    })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  const roster = row?.hasEntrants ? await findRoster(db, tournamentId) : undefined;
  if (!row || !roster) return undefined;
  const names = row.namesMissing ? missingOf(roster.entrants).map(({ name }) => name) : [];
  return { count: roster.counts.missing, names: names.slice(0, most) };
}
