import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { notices, tournaments, webhookDeliveries, webhookMessages, webhooks } from '~/db/schema';
import { logError } from '~/log/log.server';
import type { Teller } from '~/notices/teller';
import { delaySecondsUntil } from './schedule';

export interface DeliveryMessage {
  deliveryId: string;
}

/** Wait before the sweeper replaces a lost message. */
const overdueMs = 60_000;
const sweptAtOnce = 100;
const listedAtOnce = 50;

/** Queues deliveries. If that fails, the sweeper finds their rows. */
export async function wake(queue: Queue, ids: readonly string[], delaySeconds = 0) {
  if (ids.length === 0) return;
  await queue
    .sendBatch(ids.map((deliveryId) => ({ body: { deliveryId } satisfies DeliveryMessage, delaySeconds })))
    .catch((error: unknown) => logError(error, 'waking deliveries'));
}

/** Creates a delivery per webhook of the group that wants the event, and that existed when it happened. */
export const tellWebhooks: Teller = async (notice, { db, env, now }) => {
  const receivers = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.groupId, notice.groupId),
        isNull(webhooks.disabledAt),
        lte(webhooks.createdAt, notice.createdAt),
        sql`exists (select 1 from json_each(${webhooks.events}) where value = ${notice.kind})`,
      ),
    );
  if (receivers.length === 0) return;
  const rows = await db
    .insert(webhookDeliveries)
    .values(
      receivers.map(({ id: webhookId }) => ({ id: newId(), webhookId, noticeId: notice.id, dueAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  await wake(
    env.NOTICES,
    rows.map(({ id }) => id),
  );
};

export async function sendTest(db: Database, env: Env, webhookId: string, now: Date) {
  const id = newId();
  await db.insert(webhookDeliveries).values({ id, webhookId, dueAt: now });
  await wake(env.NOTICES, [id]);
}

/** Sends a finished delivery again under the same ID, from the first try on. @returns false if there is none */
export async function sendAgain(
  db: Database,
  env: Env,
  delivery: { webhookId: string; id: string },
  now: Date,
) {
  const rows = await db
    .update(webhookDeliveries)
    .set({ dueAt: now, tries: 0, createdAt: now, deliveredAt: null, status: null, problem: null })
    .where(
      and(
        eq(webhookDeliveries.id, delivery.id),
        eq(webhookDeliveries.webhookId, delivery.webhookId),
        isNull(webhookDeliveries.dueAt),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  await wake(
    env.NOTICES,
    rows.map(({ id }) => id),
  );
  return rows.length > 0;
}

export const listDeliveries = (db: Database, webhookId: string) =>
  db
    .select({
      ...columnsOf(webhookDeliveries, 'id', 'tries', 'dueAt', 'createdAt', 'triedAt', 'deliveredAt'),
      ...columnsOf(webhookDeliveries, 'status', 'problem'),
      kind: notices.kind,
      tournament: columnsOf(tournaments, 'name', 'nameEn'),
    })
    .from(webhookDeliveries)
    .leftJoin(notices, eq(notices.id, webhookDeliveries.noticeId))
    .leftJoin(
      tournaments,
      and(eq(tournaments.id, notices.tournamentId), eq(tournaments.groupId, notices.groupId)),
    )
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(listedAtOnce);

export async function sweepDeliveries(db: Database, env: Env, now: Date) {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.dueAt, new Date(now.getTime() - overdueMs)))
    .orderBy(webhookDeliveries.dueAt)
    .limit(sweptAtOnce);
  // If this message is lost too, the sweeper waits another minute.
  const late = await db
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(inArray(webhookDeliveries.id, due))
    .returning({ id: webhookDeliveries.id });
  await wake(
    env.NOTICES,
    late.map(({ id }) => id),
  );
}

export const wakeAt = (queue: Queue, id: string, at: Date, now: Date) =>
  wake(queue, [id], delaySecondsUntil(at, now));

export const outdatedDeliveries: readonly OutdatedTable[] = [
  {
    table: webhookDeliveries,
    key: webhookDeliveries.id,
    since: webhookDeliveries.createdAt,
    keptMs: retention.webhookDeliveries,
  },
  {
    table: webhookMessages,
    // Unique, as Discord numbers all of its messages.
    key: webhookMessages.messageId,
    since: webhookMessages.createdAt,
    keptMs: retention.webhookDeliveries,
  },
];
