import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { selectedRow } from '~/db/columns';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { tournaments, withdrawnTournaments } from '~/db/schema';
import { isShownAt } from './tournament.server';

/** Belongs before every write that unpublishes and increments `tellings`: subscribers learn that it is off. */
export const noteWithdrawal = (db: Database, which: SQL | undefined) => {
  const { id, groupId, submissionDeadlineAt, scheduledStartAt, endsAt } = tournaments;
  const row = {
    tournamentId: sql`${id}`,
    groupId: sql`${groupId}`,
    submissionDeadlineAt: sql`${submissionDeadlineAt}`,
    scheduledStartAt: sql`${scheduledStartAt}`,
    endsAt: sql`${endsAt}`,
    tellings: sql`${tournaments.tellings} + 1`,
    withdrawnAt: atWrite,
  };
  return db
    .insert(withdrawnTournaments)
    .select(
      db
        .select(selectedRow(withdrawnTournaments, row))
        .from(tournaments)
        .where(
          and(
            which,
            isNotNull(tournaments.publishedAt),
            isShownAt(atWrite),
            gt(endsAt, atWrite),
            // Tests are in no calendar but their players'.
            eq(tournaments.isTest, false),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: withdrawnTournaments.tournamentId,
      set: {
        submissionDeadlineAt: sql`excluded.submission_deadline_at`,
        scheduledStartAt: sql`excluded.scheduled_start_at`,
        endsAt: sql`excluded.ends_at`,
        tellings: sql`excluded.tellings`,
        withdrawnAt: sql`excluded.withdrawn_at`,
      },
    });
};

/** Belongs after every write that may publish it again: what is public is not withdrawn. */
export const noteReturn = (db: Database, id: string) =>
  db
    .delete(withdrawnTournaments)
    .where(
      and(
        eq(withdrawnTournaments.tournamentId, id),
        sql`exists (select 1 from ${tournaments} where ${and(eq(tournaments.id, id), isShownAt(atWrite))})`,
      ),
    );

export const outdatedWithdrawals: readonly OutdatedTable[] = [
  {
    table: withdrawnTournaments,
    key: withdrawnTournaments.tournamentId,
    since: withdrawnTournaments.endsAt,
    keptMs: retention.withdrawnTournaments,
  },
];
