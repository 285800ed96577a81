import { env } from 'cloudflare:workers';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { newId } from '~/db/ids';
import { webhookDeliveries, webhookMessages, webhooks } from '~/db/schema';
import { deliver } from '~/webhooks/deliver.server';
import { newSalt } from '~/webhooks/signature.server';
import { ids } from '../world';
import type { RunningEvent } from './event';
import { noted } from './round-writes';
import { db } from './sheet-writes';

interface Received {
  method: string;
  url: string;
  body: string;
}

/** A Discord channel with a webhook, of which only these tests deliver. */
export async function makeChannel(
  query = '',
  kind: 'channel' | 'forum' | 'tagged' | `refuses-${number}-${number}` = 'channel',
) {
  const path = `/api/webhooks/123456789012345678/${kind}-${newId()}`;
  const row = {
    ...{ id: newId(), groupId: ids.group, kind: 'discord' as const, language: 'ja' as const },
    ...{ url: `https://discord.com${path}${query}`, salt: newSalt() },
    ...{ events: ['round.published', 'match.reported'] as const },
    createdAt: new Date(Date.now() + 3_600_000),
  };
  await db.insert(webhooks).values(row);
  let now = Date.now();
  const all = async () => (await (await fetch(`https://received.example${path}`)).json()) as Received[];
  const known = new Set<number>();
  return {
    ...row,
    all,
    /** Queues a delivery of each notice that is new. */
    async queue(event: RunningEvent) {
      for (const { id: noticeId } of await noted(event)) {
        if (known.has(noticeId)) continue;
        known.add(noticeId);
        await db
          .insert(webhookDeliveries)
          .values({ id: newId(), webhookId: row.id, noticeId, dueAt: new Date(now) });
      }
    },
    /** Tries all that is due, at once as the queue does. */
    async tryAll() {
      const due = await db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, row.id), isNotNull(webhookDeliveries.dueAt)));
      return Promise.all(due.map(({ id }) => deliver(db, env, id, new Date(now))));
    },
    later(seconds: number) {
      now += seconds * 1000;
    },
    async delivered(event: RunningEvent) {
      this.later(11);
      await this.queue(event);
      await this.tryAll();
    },
    hook: async () => (await db.select().from(webhooks).where(eq(webhooks.id, row.id)))[0],
    log: () => db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, row.id)),
    async messageId() {
      const isRound = sql`subject not like 'post/%'`;
      const [kept] = await db
        .select()
        .from(webhookMessages)
        .where(and(eq(webhookMessages.webhookId, row.id), isRound));
      return kept?.messageId;
    },
    /** What the message says now, and how it came there. */
    async sent() {
      return (await all()).map(({ method, url, body }) => {
        const { embeds, thread_name: post } = JSON.parse(body);
        const [{ title, description }] = embeds;
        const [, ...lines] = description.split('\n');
        return {
          method,
          path: url.slice(row.url.length - query.length),
          title,
          lines,
          ...(post && { post }),
        };
      });
    },
  };
}
