import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { notices, webhookDeliveries, webhooks } from '~/db/schema';
import { type Notice, roundKey, roundSubjectOf } from '~/notices/notice';
import { findMade, forgetMade, keepMade, type PostTopic, postToDiscord } from './discord-post.server';
import type { messageOf } from './message.server';
import { type Outcome, send } from './send.server';
import type { Webhook } from './webhook';

const kinds = ['round.published', 'match.reported'] as const;
const ofRounds: readonly string[] = kinds;

/** On Discord a round is one message, which is edited as things change: a hall reports hundreds of results. */
export const isInPlace = ({ kind }: Pick<Webhook, 'kind'>, notice: Pick<Notice, 'kind'>): boolean =>
  kind === 'discord' && ofRounds.includes(notice.kind);

/** A result is told by its whole round. */
export const asRound = (notice: Notice): Notice => ({ ...notice, kind: 'round.published' });

const keyOf = (notice: Notice) => roundKey(roundSubjectOf(notice));

/** Whether a newer notice about the same round is queued: that one says it all, as each renders the current data. */
export async function isSuperseded(db: Database, { id }: Pick<Webhook, 'id'>, notice: Notice) {
  const key = keyOf(notice);
  const newer = await db
    .select({ id: notices.id })
    .from(webhookDeliveries)
    .innerJoin(notices, eq(notices.id, webhookDeliveries.noticeId))
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        gt(webhookDeliveries.noticeId, notice.id),
        isNotNull(webhookDeliveries.dueAt),
        inArray(notices.kind, [...kinds]),
        sql`substr(${notices.occasion}, 1, ${key.length}) = ${key}`,
      ),
    )
    .limit(1);
  return newer.length > 0;
}

/** As long as a try takes. Discord allows 30 messages a minute. */
const turnMs = 10_000;

/** Mutex and rate limit: one edit at a time, so that an older one never overtakes a newer one. */
export async function takeTurn(db: Database, { id }: Pick<Webhook, 'id'>, now: Date): Promise<boolean> {
  const taken = await db
    .update(webhooks)
    .set({ waitUntil: new Date(now.getTime() + turnMs) })
    .where(and(eq(webhooks.id, id), or(isNull(webhooks.waitUntil), lte(webhooks.waitUntil, now))))
    .returning({ id: webhooks.id });
  return taken.length > 0;
}

interface InPlace {
  notice: Notice;
  message: ReturnType<typeof messageOf>;
  topic: PostTopic;
  isWithdrawn: boolean;
}

/** Edits the round's message, or posts one if there is none. @returns undefined if there is nothing to post */
export async function sendInPlace(
  db: Database,
  webhook: Webhook,
  { notice, message, topic, isWithdrawn }: InPlace,
  env: Env,
): Promise<Outcome | undefined> {
  const own = { webhookId: webhook.id, subject: keyOf(notice) };
  const messageId = await findMade(db, webhook.id, own.subject);
  if (messageId) {
    const threadId = await findMade(db, webhook.id, topic.key);
    const edited = await send(webhook, { ...message, messageId, threadId }, env);
    const isPostGone = threadId !== undefined && edited.fault === 'threadGone';
    if (edited.fault !== 'messageGone' && !isPostGone) return edited;
    await forgetMade(db, webhook.id, own.subject);
  }
  if (isWithdrawn) return undefined;
  const posted = await postToDiscord(db, webhook, { message, topic }, env);
  if (posted.messageId) await keepMade(db, own, posted.messageId);
  return posted;
}
