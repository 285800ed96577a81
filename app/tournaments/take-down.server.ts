import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { retold } from '~/db/retold';
import { reportCases, tournaments } from '~/db/schema';
import { noteChange } from './tournament.server';
import { noteReturn, noteWithdrawal } from './withdrawal.server';

export async function findTakenDown(db: Database, tournamentId: string) {
  const [found] = await db
    .select(columnsOf(reportCases, 'cause', 'reason'))
    .from(reportCases)
    .where(
      and(
        eq(reportCases.tournamentId, tournamentId),
        isNotNull(reportCases.takenDownAt),
        isNull(reportCases.restoredAt),
      ),
    )
    .orderBy(desc(reportCases.takenDownAt))
    .limit(1);
  return found;
}

/** While true, its organizers cannot publish it. */
export const isTakenDown = (tournamentId: string): SQL =>
  sql`exists (select 1 from report_cases c where c.tournament_id = ${tournamentId}
    and c.taken_down_at is not null and c.restored_at is null)`;

export const isPublicVersion = (id: string, version: number): SQL =>
  sql`exists (select 1 from tournaments t where t.id = ${id} and t.version = ${version} and t.published_at is not null)`;

/** Guarded writes: nothing changes unless `may` holds. */
export const takeDownTournament = (db: Database, id: string, may: SQL) => [
  noteWithdrawal(db, and(eq(tournaments.id, id), may)),
  db
    .update(tournaments)
    .set({ publishedAt: null, ...retold })
    .where(and(eq(tournaments.id, id), may)),
  noteChange(db, id),
];

export const bringTournamentBack = (db: Database, id: string, may: SQL, now: Date) => [
  db
    .update(tournaments)
    .set({ publishedAt: now, ...retold })
    .where(and(eq(tournaments.id, id), may)),
  noteReturn(db, id),
  noteChange(db, id),
];
