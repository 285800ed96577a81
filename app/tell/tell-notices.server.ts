import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { notices, tournaments } from '~/db/schema';
import { inRounds } from '~/db/sweeping';
import { logError } from '~/log/log.server';
import { type Notice, newsMs } from '~/notices/notice';
import type { Teller } from '~/notices/teller';
import { isPublished } from '~/tournaments/tournament';
import { tellWebhooks } from '~/webhooks/deliveries.server';
import { queueMails } from './mail-notices.server';

const atOnce = 50;
// A notice takes two queries and two messages; an invocation of the worker has 1,000 queries, and a sweep does more than this.
const maxRounds = 4;
const againMs = 5 * 60_000;

const tellers: readonly Teller[] = [tellWebhooks, queueMails];

/** Delivers recorded notices in their order. Those of a tournament that is no longer public are dropped. */
export const tellNotices = (db: Database, env: Env, now: Date, all = tellers) =>
  inRounds(() => tellSome(db, env, now, all), atOnce, maxRounds);

async function tellSome(db: Database, env: Env, now: Date, all: readonly Teller[]): Promise<number> {
  const due = await claimDue(db, now);
  const tournamentsById = await listTournaments(db, due);
  const deliveredIds: number[] = [];
  for (const notice of due) {
    const tournament = tournamentsById.get(notice.tournamentId ?? '');
    const isNews = now.getTime() - notice.createdAt.getTime() < newsMs;
    const isPublic = notice.tournamentId === null || (tournament && isPublished(tournament, now));
    const channels = isNews && isPublic ? all : [];
    const outcomes = await Promise.allSettled(channels.map(async (tell) => tell(notice, { db, env, now })));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures) logError(reason, `telling: ${notice.kind}`);
    if (failures.length === 0) deliveredIds.push(notice.id);
  }
  if (deliveredIds.length > 0)
    await db.update(notices).set({ tellAt: null }).where(inArray(notices.id, deliveredIds));
  return due.length;
}

/** Leases due notices for five minutes, so that concurrent workers don't deliver them twice. */
async function claimDue(db: Database, now: Date) {
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNotNull(notices.tellAt), lte(notices.tellAt, now)))
    .orderBy(asc(notices.tellAt), asc(notices.id))
    .limit(atOnce);
  const rows = await db
    .update(notices)
    .set({ tellAt: new Date(now.getTime() + againMs) })
    .where(inArray(notices.id, due))
    .returning();
  return rows.sort((a, b) => a.id - b.id);
}

async function listTournaments(db: Database, due: readonly Notice[]) {
  const ids = [...new Set(due.flatMap(({ tournamentId }) => tournamentId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select(columnsOf(tournaments, 'id', 'publishedAt', 'archivedAt'))
    .from(tournaments)
    .where(inArray(tournaments.id, ids));
  return new Map(rows.map((each) => [each.id, each]));
}
