import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments } from '~/db/schema';
import { findRoster } from './entrants.server';
import { missingOf } from './roster';

/** Public count of missing entrants, with names if the organizer allows it. @returns undefined without a list */
export async function findHallMissing(db: Database, tournamentId: string, max: number) {
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
  return { count: roster.counts.missing, names: names.slice(0, max) };
}
