import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { notices, tournaments } from '~/db/schema';
import { inRounds } from '~/db/sweeping';
import { logError } from '~/log/log.server';
import { newsMs } from '~/notices/notice';
import type { Teller } from '~/notices/teller';
import { queueMails } from '~/player-mails/mail-notices.server';
import { isPublished } from '~/tournaments/tournament';
import { tellWebhooks } from '~/webhooks/deliveries.server';

const atOnce = 50;
const againMs = 5 * 60_000;

/** Who is told: add yours here. */
const tellers: readonly Teller[] = [tellWebhooks, queueMails];

/** Tells what is noted and not yet told, in the order in which it was noted. What is not public any more is told nobody. */
export const tellNotices = (db: Database, env: Env, now: Date, all = tellers) =>
  inRounds(() => tellSome(db, env, now, all), atOnce);

async function tellSome(db: Database, env: Env, now: Date, all: readonly Teller[]): Promise<number> {
  const due = await db
    .select({ notice: notices, tournament: columnsOf(tournaments, 'id', 'publishedAt', 'archivedAt') })
    .from(notices)
    .leftJoin(tournaments, eq(tournaments.id, notices.tournamentId))
    .where(and(isNotNull(notices.tellAt), lte(notices.tellAt, now)))
    .orderBy(asc(notices.tellAt), asc(notices.id))
    .limit(atOnce);
  for (const { notice, tournament } of due) {
    const isNews = now.getTime() - notice.createdAt.getTime() < newsMs;
    const isPublic = !tournament || isPublished(tournament, now);
    const told = isNews && isPublic ? all : [];
    const outcomes = await Promise.allSettled(told.map(async (tell) => tell(notice, { db, env, now })));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failed) logError(reason, `telling: ${notice.kind}`);
    const tellAt = failed.length > 0 ? new Date(now.getTime() + againMs) : null;
    await db
      .update(notices)
      .set({ tellAt })
      .where(and(eq(notices.id, notice.id), sql`${notices.tellAt} is not null`));
  }
  return due.length;
}
