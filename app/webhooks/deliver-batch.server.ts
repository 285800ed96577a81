import { eq, inArray } from 'drizzle-orm';
import { type Database, openDatabase } from '~/db/client.server';
import { webhookDeliveries, webhooks } from '~/db/schema';
import { fewAtOnce } from '~/limits/few-at-once';
import { knownMessages } from '~/log/known-messages.server';
import { logError } from '~/log/log.server';
import { inRun, newRun } from '~/log/run.server';
import { deliver } from './deliver.server';
import { type DeliveryMessage, wake, wakeAt } from './deliveries.server';
import { inFairOrder } from './schedule';

/** A batch that takes longer returns the rest to the queue, behind what has come since. */
const batchMs = 10_000;

/** Consumes the queue, which delivers at least once. A message only says that a delivery may be due. */
export async function deliverNotices(batch: MessageBatch<unknown>, env: Env) {
  const db = openDatabase(env.DB);
  const endsAt = Date.now() + batchMs;
  const isKnown = ({ deliveryId }: { deliveryId?: unknown }) => typeof deliveryId === 'string';
  const known = knownMessages<DeliveryMessage>(batch, env, isKnown);
  const left: string[] = [];
  await inRun(newRun(env), async () => {
    try {
      const queued = await listQueued(db, [...new Set(known.map(({ body }) => body.deliveryId))]);
      await fewAtOnce(
        inFairOrder(queued),
        async ({ id }) => {
          if (Date.now() > endsAt) left.push(id);
          else await inRun(newRun(env), () => tryDelivery(db, env, id));
        },
        { laneOf: ({ groupId }) => groupId },
      );
      await wake(env.NOTICES, left);
    } catch (error) {
      // The rows are due again when the sweeper finds them.
      logError(error, 'deliveries');
    }
  });
  for (const message of known) message.ack();
}

async function tryDelivery(db: Database, env: Env, id: string) {
  try {
    const next = await deliver(db, env, id, new Date());
    if (next) await wakeAt(env.NOTICES, id, next, new Date());
  } catch (error) {
    // The row is due again when its lease ends.
    logError(error, 'delivery');
  }
}

/** In the order of the messages, without those whose webhook was removed. */
async function listQueued(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: webhookDeliveries.id, groupId: webhooks.groupId, problem: webhookDeliveries.problem })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(inArray(webhookDeliveries.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
