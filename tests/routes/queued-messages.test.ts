import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { readings } from '~/db/schema';
import { ids } from '../world';
import { db } from './account';
import { watchLog } from './log-lines';
import { account, enter, mailsOf, note, tournamentFor } from './noticed';
import { worker } from './worker';

/** Hands the worker messages as the queue does. @returns how many it acknowledged, and how many come again */
async function consume(queue: string, bodies: unknown[]) {
  const messages = bodies.map((body) => ({ id: newId(), timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  const context = createExecutionContext();
  await worker.queue(batch, { ...env, LOG: 'json' } as Env, context);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  return { done: explicitAcks.length, again: retryMessages.length };
}

const queues = ['sixsheet-notices', 'sixsheet-mails', 'sixsheet-mails-dead', 'sixsheet-readings-dead'];
// From a newer version before a rollback, or by hand in the dashboard.
const unknown = [null, 'text', 7, [], {}, { mailsOf: 'one' }, { deliveryId: 1, request: 2 }];

afterEach(() => vi.restoreAllMocks());

describe('a queued message', () => {
  it.each(queues)(
    'that no version of this worker sent to %s ends there, with a line in the log',
    async (queue) => {
      const log = watchLog();
      expect(await consume(queue, unknown)).toEqual({ done: unknown.length, again: 0 });
      const lines = log.of('act').filter(({ act }) => act === 'message.unknown');
      expect(lines.map((line) => line.queue)).toEqual(unknown.map(() => queue));
      expect(log.of('error')).toEqual([]);
    },
  );

  it('of another kind does not hold up those beside it', async () => {
    watchLog();
    const tournament = await tournamentFor('results.published');
    const player = await account();
    await enter(tournament.id, player.id);
    const { id } = await note('results.published', tournament.id);
    // As it was sent until there were mails to send again.
    const usual = { mailsOf: id, request: '7K3F-9QXM' };
    expect(await consume('sixsheet-mails', [{}, usual])).toEqual({ done: 2, again: 0 });
    expect((await mailsOf(tournament.name)).map(({ to }) => to)).toEqual([player.email]);
  });

  it.each([
    ['without the number of a request, as of the first readers', {}],
    ['with it', { request: '7K3F-9QXM' }],
  ])('of a reading that was given up is known %s', async (_, more) => {
    watchLog();
    const id = newId();
    const [row] = await db.select().from(readings).where(eq(readings.id, ids.akariReading));
    if (!row) throw new Error('No reading');
    await db.insert(readings).values({ ...row, id, state: 'reading', result: null, finishedAt: null });
    const given = [
      { readingId: id, ...more },
      { imageKey: 'posts/picture', ...more },
    ];
    expect(await consume('sixsheet-readings-dead', given)).toEqual({ done: 2, again: 0 });
    const [failed] = await db.select().from(readings).where(eq(readings.id, id));
    expect(failed).toMatchObject({ state: 'failed', failureReason: 'tooManyTries' });
  });
});
