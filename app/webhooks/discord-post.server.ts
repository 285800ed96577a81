import { and, eq } from 'drizzle-orm';
import type { WebhookMessage } from '~/api/shapes/notice';
import type { Database } from '~/db/client.server';
import { webhookMessages } from '~/db/schema';
import { cutTo } from './discord';
import type { messageOf } from './message.server';
import { type Outcome, send } from './send.server';
import type { Webhook } from './webhook';

type Message = ReturnType<typeof messageOf>;

/** Subject of a forum post: a tournament, or the group where there is none. All its messages go into one post. */
export interface PostTopic {
  key: string;
  name: string;
}

const maxNameLength = 100;

export function topicOf({ data }: WebhookMessage, { language }: Pick<Webhook, 'language'>): PostTopic {
  const tournament = 'tournament' in data ? data.tournament : null;
  if (!tournament) return { key: `post/${data.group.id}`, name: cutTo(data.group.name, maxNameLength) };
  const { ja, en } = tournament.name;
  const name = (language === 'en' && en) || ja;
  return { key: `post/${tournament.id}`, name: cutTo(name, maxNameLength) };
}

const isOf = (webhookId: string, subject: string) =>
  and(eq(webhookMessages.webhookId, webhookId), eq(webhookMessages.subject, subject));

/** A message, or a post, that was made for this subject. */
export async function findMade(
  db: Database,
  webhookId: string,
  subject: string,
): Promise<string | undefined> {
  const [known] = await db.select().from(webhookMessages).where(isOf(webhookId, subject));
  return known?.messageId;
}

export const keepMade = (db: Database, own: { webhookId: string; subject: string }, messageId: string) =>
  db
    .insert(webhookMessages)
    .values({ ...own, messageId })
    .onConflictDoUpdate({
      target: [webhookMessages.webhookId, webhookMessages.subject],
      // The sweeper forgets what was not used for a while.
      set: { messageId, createdAt: new Date() },
    });

export const forgetMade = (db: Database, webhookId: string, subject: string) =>
  db.delete(webhookMessages).where(isOf(webhookId, subject));

/** Posts to a channel. In a forum, the first message about a topic makes its post, and the others follow in there. */
export async function postToDiscord(
  db: Database,
  webhook: Pick<Webhook, 'id' | 'url' | 'kind'>,
  { message, topic }: { message: Message; topic: PostTopic },
  env: Env,
): Promise<Outcome> {
  const own = { webhookId: webhook.id, subject: topic.key };
  const threadId = await findMade(db, webhook.id, topic.key);
  const posted = await send(webhook, { ...message, threadId }, env);
  const isPostGone = threadId !== undefined && posted.fault === 'threadGone';
  if (isPostGone) await forgetMade(db, webhook.id, topic.key);
  else if (posted.fault !== 'threadRequired') {
    if (threadId && !posted.problem) await keepMade(db, own, threadId);
    return posted;
  }
  const body = JSON.stringify({ ...JSON.parse(message.body), thread_name: topic.name });
  const made = await send(webhook, { ...message, body }, env);
  if (made.channelId) await keepMade(db, own, made.channelId);
  return made;
}
