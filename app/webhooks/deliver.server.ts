import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { groups, notices, webhookDeliveries, webhooks } from '~/db/schema';
import { logAct } from '~/log/log.server';
import { postToDiscord, topicOf } from './discord-post.server';
import { asRound, isInPlace, isSuperseded, sendInPlace, takeTurn } from './in-place.server';
import { messageOf, testOf } from './message.server';
import { findTold, linksOf } from './payload.server';
import { pauseAfter, tooOldMs, waitAfter } from './schedule';
import { type Outcome, send } from './send.server';
import { disableWebhook } from './webhook.server';

/** Longer than a try takes: if its worker dies, the delivery is tried again. */
const leaseMs = 60_000;
/** A rate-limited try does not count, and the next one waits as long as the receiver says. */
const fullStatus = 429;

/** Leases a delivery if it is due, and tries once. @returns the time of the next try, if there is one */
export async function deliver(db: Database, env: Env, id: string, now: Date): Promise<Date | undefined> {
  const mayBeAsked = or(isNull(webhooks.waitUntil), lte(webhooks.waitUntil, now));
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({
      dueAt: new Date(now.getTime() + leaseMs),
      tries: sql`${webhookDeliveries.tries} + 1`,
      triedAt: now,
    })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        lte(webhookDeliveries.dueAt, now),
        sql`exists (select 1 from ${webhooks} where ${webhooks.id} = ${webhookDeliveries.webhookId}
          and ${webhooks.disabledAt} is null and ${mayBeAsked})`,
      ),
    )
    .returning(columnsOf(webhookDeliveries, 'webhookId', 'noticeId', 'tries', 'createdAt'));
  if (!delivery) return sleepUntil(db, id, now);
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!webhook) return undefined;
  const notice = delivery.noticeId === null ? undefined : await findNotice(db, delivery.noticeId);
  const inPlace = notice && isInPlace(webhook, notice) ? notice : undefined;
  if (inPlace && (await isSuperseded(db, webhook, inPlace))) return finish(db, id, { deliveredAt: now });
  if (inPlace && !(await takeTurn(db, webhook, now))) return putBack(db, { id, ...delivery }, now);
  const content =
    delivery.noticeId === null
      ? await findTest(db, webhook.groupId, now)
      : notice && (await findTold(db, inPlace ? asRound(inPlace) : notice, { now, link: linksOf(env) }));
  if (!content) return finish(db, id, { problem: 'gone' });
  const message = messageOf(webhook, content, { id, env, now });
  const topic = topicOf(content, webhook);
  const isWithdrawn = content.type === 'round.published' && content.data.round.isWithdrawn;
  const outcome = inPlace
    ? await sendInPlace(db, webhook, { notice: inPlace, message, topic, isWithdrawn }, env)
    : webhook.kind === 'discord'
      ? await postToDiscord(db, webhook, { message, topic }, env)
      : await send(webhook, message, env);
  if (!outcome) return finish(db, id, { problem: 'gone' });
  const endedAt = new Date();
  logAct('webhook.tried', {
    webhook: webhook.id,
    kind: webhook.kind,
    event: content.type,
    status: outcome.status,
    problem: outcome.problem,
    tries: delivery.tries,
  });
  return recordOutcome(db, { id, ...delivery }, outcome, endedAt);
}

async function findNotice(db: Database, noticeId: number) {
  const [notice] = await db.select().from(notices).where(eq(notices.id, noticeId));
  return notice;
}

async function findTest(db: Database, groupId: string, now: Date) {
  const [group] = await db
    .select(columnsOf(groups, 'id', 'name'))
    .from(groups)
    .where(eq(groups.id, groupId));
  return group && testOf(group, now);
}

/** The time at which it is due and its receiver accepts messages again; undefined if it is finished. */
async function sleepUntil(db: Database, id: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: webhookDeliveries.dueAt, ...columnsOf(webhooks, 'waitUntil', 'disabledAt') })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  if (!row?.dueAt || row.disabledAt) return undefined;
  const at = new Date(Math.max(row.dueAt.getTime(), row.waitUntil?.getTime() ?? 0));
  if (at <= now) return now;
  // It need not be woken before that.
  await db
    .update(webhookDeliveries)
    .set({ dueAt: at })
    .where(and(eq(webhookDeliveries.id, id), lte(webhookDeliveries.dueAt, at)));
  return at;
}

async function finish(
  db: Database,
  id: string,
  { deliveredAt = null, problem = null }: { deliveredAt?: Date | null; problem?: 'gone' | null },
): Promise<undefined> {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: null, deliveredAt, status: null, problem })
    .where(eq(webhookDeliveries.id, id));
}

/** Another edit has its turn: this one was no try. */
async function putBack(db: Database, { id, tries }: Pick<TriedDelivery, 'id' | 'tries'>, now: Date) {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: now, tries: tries - 1 })
    .where(eq(webhookDeliveries.id, id));
  return sleepUntil(db, id, now);
}

interface TriedDelivery {
  id: string;
  webhookId: string;
  tries: number;
  createdAt: Date;
}

async function recordOutcome(
  db: Database,
  { id, webhookId, tries, createdAt }: TriedDelivery,
  { status = undefined, problem, waitMs: askedMs, over }: Outcome,
  now: Date,
): Promise<Date | undefined> {
  const which = eq(webhookDeliveries.id, id);
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const waitMs = problem === 'late' ? pauseAfter(tries) : askedMs;
  if (waitMs !== undefined)
    await db
      .update(webhooks)
      .set({ waitUntil: after(waitMs) })
      .where(eq(webhooks.id, webhookId));
  if (!problem) {
    await db
      .update(webhookDeliveries)
      .set({ dueAt: null, deliveredAt: now, status, problem: null })
      .where(which);
    return undefined;
  }
  if (over) {
    await db.update(webhookDeliveries).set({ dueAt: null, status, problem }).where(which);
    await disableWebhook(db, webhookId, over, now);
    return undefined;
  }
  const isFull = status === fullStatus && waitMs !== undefined;
  const isTooOld = now.getTime() - createdAt.getTime() > tooOldMs;
  const scheduled = isFull ? waitMs : waitAfter(tries);
  const wait = isTooOld || problem === 'notAllowed' ? undefined : scheduled;
  const dueAt = wait === undefined ? null : after(Math.max(wait, waitMs ?? 0));
  await db
    .update(webhookDeliveries)
    .set({ dueAt, status: status ?? null, problem, tries: isFull ? tries - 1 : tries })
    .where(which);
  return dueAt ?? undefined;
}
