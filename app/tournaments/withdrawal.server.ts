import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { selectedRow } from '~/db/columns';
import { tournaments, withdrawnTournaments } from '~/db/schema';
import { isShownAt } from './tournament.server';

/**
 * Belongs before every write after which a public tournament is public no more, and after which `tellings` is one higher: its
 * subscribers learn that it is off. What is over stays as it was, and tests are in nobody's calendar but their players'.
 */
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

/** Belongs behind every write that may bring one back: what is public is not withdrawn. */
export const noteReturn = (db: Database, id: string) =>
  db
    .delete(withdrawnTournaments)
    .where(
      and(
        eq(withdrawnTournaments.tournamentId, id),
        sql`exists (select 1 from ${tournaments} where ${and(eq(tournaments.id, id), isShownAt(atWrite))})`,
      ),
    );
