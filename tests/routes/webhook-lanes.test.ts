import { createExecutionContext, createMessageBatch, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { webhookDeliveries, webhooks } from '~/db/schema';
import { send } from '~/webhooks/send.server';
import { newSalt } from '~/webhooks/signature.server';
import { ids } from '../world';
import { group } from './noticed';
import { db } from './sheet-writes';
import { worker } from './worker';

/** Sites that hold their answers until the run is released, and count the connections that are open. */
function newRun() {
  const run = newId();
  const ask = async (path: string) =>
    (await (await fetch(`https://runs.example${path}?run=${run}`)).json()) as { open: number; most: number };
  return {
    urlOf: (how: 'slow' | 'quick', site: string) =>
      `https://${site}.${run}.held.example/${how}/${site}-${run}/200`,
    most: async () => (await ask('/')).most,
    release: () => ask('/release'),
  };
}

/** A test delivery to a new webhook, in the state in which the queue finds it. */
async function due(
  groupId: string,
  url: string,
  change: Partial<typeof webhookDeliveries.$inferInsert> = {},
) {
  const [webhookId, id] = [newId(), newId()];
  await db.insert(webhooks).values({
    ...{ id: webhookId, groupId, url, kind: 'standard', language: 'ja' },
    ...{ events: [], salt: newSalt() },
  });
  await db
    .insert(webhookDeliveries)
    .values({ id, webhookId, noticeId: null, dueAt: new Date(Date.now() - 1), ...change });
  return { id, webhookId, url };
}
type Due = Awaited<ReturnType<typeof due>>;

/** Hands the worker these deliveries in one batch of the queue, in this order. */
async function consume(deliveries: readonly Due[]) {
  const messages = deliveries.map(({ id }) => ({
    ...{ id: newId(), timestamp: new Date(), attempts: 1, body: { deliveryId: id } },
  }));
  const context = createExecutionContext();
  await worker.queue(createMessageBatch('sixsheet-notices', messages), env as Env, context);
  await waitOnExecutionContext(context);
}

const received = async ({ url }: Due) =>
  (await (await fetch(`https://received.example${new URL(url).pathname}`)).json()) as unknown[];
const tried = async (deliveries: readonly Due[]) =>
  (await Promise.all(deliveries.map(received))).filter((all) => all.length > 0).length;
const stored = (deliveries: readonly Due[]) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      inArray(
        webhookDeliveries.id,
        deliveries.map(({ id }) => id),
      ),
    );

const sixSlow = (run: ReturnType<typeof newRun>, groupOf: (at: number) => string | Promise<string>) =>
  Promise.all([1, 2, 3, 4, 5, 6].map(async (at) => due(await groupOf(at), run.urlOf('slow', `slow${at}`))));

describe('a batch of deliveries', () => {
  it('reaches another group while six receivers of one group keep theirs waiting', async () => {
    const run = newRun();
    const slow = await sixSlow(run, () => ids.group);
    const other = await due(ids.otherGroup, run.urlOf('quick', 'other'));
    const consumed = consume([...slow, other]);
    await vi.waitFor(async () => expect(await received(other)).toHaveLength(1), 8000);
    // Its turn came before the second of the slow ones had theirs.
    expect(await tried(slow)).toBeLessThanOrEqual(1);
    await run.release();
    await consumed;
    const rows = await stored([...slow, other]);
    expect(rows.map(({ status, tries }) => [status, tries])).toEqual(Array(7).fill([200, 1]));
    expect(await run.most()).toBeLessThanOrEqual(2);
  });

  it('never has more than four connections open, whatever the number of groups', async () => {
    const run = newRun();
    const slow = await sixSlow(run, group);
    const consumed = consume(slow);
    await vi.waitFor(async () => expect(await tried(slow)).toBe(4), 8000);
    await run.release();
    await consumed;
    expect(await tried(slow)).toBe(6);
    expect(await run.most()).toBe(4);
  });

  it('begins with receivers that answered in time at their last try', async () => {
    const run = newRun();
    const groupId = await group();
    const late = await due(groupId, run.urlOf('slow', 'late'), { tries: 1, problem: 'late' });
    const fine = await due(groupId, run.urlOf('quick', 'fine'));
    const consumed = consume([late, fine]);
    await vi.waitFor(async () => expect(await tried([late])).toBe(1), 8000);
    expect(await tried([fine])).toBe(1);
    await run.release();
    await consumed;
  });
});

describe('a receiver that is late', () => {
  it('is given a pause, and what its group still waits for goes to the end of the queue', async () => {
    const run = newRun();
    const groupId = await group();
    const late = await due(groupId, run.urlOf('slow', 'late'));
    const next = await due(groupId, run.urlOf('quick', 'next'));
    const sameId = newId();
    await db.insert(webhookDeliveries).values({
      ...{ id: sameId, webhookId: late.webhookId, noticeId: null, dueAt: new Date(Date.now() - 1) },
    });
    await consume([late, next, { ...late, id: sameId }]);
    expect(await received(late)).toHaveLength(1);
    const [row] = await stored([late]);
    expect(row).toMatchObject({ problem: 'late', tries: 1, status: null });
    const [hook] = await db.select().from(webhooks).where(eq(webhooks.id, late.webhookId));
    expect(hook?.waitUntil).toEqual(row?.dueAt);
    await vi.waitFor(async () => expect(await received(next)).toHaveLength(1), 8000);
    const [same] = await stored([{ ...late, id: sameId }]);
    expect(same?.tries).toBe(0);
    await run.release();
  });

  it('is so by its own time alone, which begins when its name is known', async () => {
    const hook = { url: `https://slow-name.example/hook/${newId()}/200`, kind: 'standard' as const };
    expect(await send(hook, { body: '{}', headers: {} }, env, 500)).toMatchObject({ status: 200 });
  });
});
