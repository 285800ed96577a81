import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { retold } from '~/db/retold';
import { tournaments } from '~/db/schema';
import { noteTimes } from './note-times.server';
import { endedAt } from './tournament';
import { noteChange } from './tournament.server';

/**
 * Guarded write, as an edit of the end: nothing of the tournament is due later, so submission ends with it at the latest.
 * @returns false if it has not started, is over or is canceled
 */
export async function endTournament(db: Database, groupId: string, id: string, now: Date): Promise<boolean> {
  const at = endedAt(now);
  const [ended] = await db.batch([
    db
      .update(tournaments)
      .set({
        endsAt: at,
        // The planned end of an earlier press was cleared when the tournament went on.
        plannedEndsAt: sql`${tournaments.endsAt}`,
        submissionDeadlineAt: sql`min(${tournaments.submissionDeadlineAt}, ${at.getTime()})`,
        version: sql`${tournaments.version} + 1`,
        ...retold,
      })
      .where(
        and(
          eq(tournaments.id, id),
          eq(tournaments.groupId, groupId),
          isNull(tournaments.canceledAt),
          lt(tournaments.scheduledStartAt, at),
          gt(tournaments.endsAt, atWrite),
        ),
      )
      .returning({ id: tournaments.id }),
    noteChange(db, id),
    ...noteTimes(db, {
      tournamentId: id,
      kinds: ['tournament.started', 'tournament.closed', 'tournament.ended', 'results.published'],
    }),
  ]);
  return ended.length > 0;
}
