import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { webhookDeliveries, webhooks } from '~/db/schema';
import { isStill } from '~/db/still';
import { newSalt } from './signature.server';
import { maxWebhooks, type Webhook } from './webhook';

export const listWebhooks = (db: Database, groupId: string): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.groupId, groupId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    .limit(maxWebhooks);

const isWebhook = (groupId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.groupId, groupId));

export async function findWebhook(db: Database, groupId: string, id = ''): Promise<Webhook | undefined> {
  if (!isId(id.toLowerCase())) return undefined;
  const [webhook] = await db.select().from(webhooks).where(isWebhook(groupId, id.toLowerCase()));
  return webhook;
}

type NewWebhook = Pick<Webhook, 'groupId' | 'kind' | 'url' | 'events' | 'language'>;

/** Undefined if the group has too many. */
export async function addWebhook(db: Database, values: NewWebhook): Promise<Webhook | undefined> {
  const { groupId, kind, url, events, language } = values;
  const [webhook] = await db
    .insert(webhooks)
    .select(
      sql`select ${newId()}, ${groupId}, ${kind}, ${url}, ${JSON.stringify(events)}, ${language}, ${newSalt()},
        unixepoch('subsec') * 1000, null, null, null
        where (select count(*) from webhooks where group_id = ${groupId}) < ${maxWebhooks}`,
    )
    .returning();
  return webhook;
}

/** Compare-and-set. @returns false if it has changed since */
export async function changeWebhook(
  db: Database,
  { groupId, id, events, language }: Pick<Webhook, 'groupId' | 'id' | 'events' | 'language'>,
  change: Pick<Webhook, 'events' | 'language'>,
): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set(change)
    .where(and(isWebhook(groupId, id), isStill(webhooks, { events, language })))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function renewSecret(db: Database, { groupId, id }: Pick<Webhook, 'groupId' | 'id'>) {
  const salt = newSalt();
  await db.update(webhooks).set({ salt }).where(isWebhook(groupId, id));
  return salt;
}

export const disableWebhook = (db: Database, id: string, by: NonNullable<Webhook['disabledBy']>, now: Date) =>
  db.batch([
    db.update(webhooks).set({ disabledAt: now, disabledBy: by }).where(eq(webhooks.id, id)),
    db
      .update(webhookDeliveries)
      .set({ dueAt: null })
      .where(and(eq(webhookDeliveries.webhookId, id), isNotNull(webhookDeliveries.dueAt))),
  ]);

export const enableWebhook = (db: Database, { groupId, id }: Pick<Webhook, 'groupId' | 'id'>) =>
  db
    .update(webhooks)
    .set({ disabledAt: null, disabledBy: null, waitUntil: null })
    .where(isWebhook(groupId, id));

export const removeWebhook = (db: Database, { groupId, id }: Pick<Webhook, 'groupId' | 'id'>) =>
  db.delete(webhooks).where(isWebhook(groupId, id));
