import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { imageRemovals, notices, readings, roomRemovals, webhooks } from '~/db/schema';
import { takePeaks, takeViolations } from '../../bench/platform/ledger.mjs';
import { insertRows } from '../insert-rows';
import { ids } from '../world';
import { db } from './account';
import { worker } from './worker';

async function run(cron: string) {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron }), env, context);
  await waitOnExecutionContext(context);
}

it('of more than a day is worked off within the limits of each run, and nothing of it is left out', async () => {
  const now = Date.now();
  const old = new Date(now - 10 * 86_400_000);
  const listOf = <Row>(count: number, row: (at: number) => Row) =>
    Array.from({ length: count }, (_, at) => row(at));
  const insert = async (
    ...given: Parameters<typeof insertRows> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    for (const query of insertRows(db, ...given)) await query;
  };
  await db.insert(webhooks).values({
    ...{ id: newId(), groupId: ids.group, kind: 'standard', language: 'ja', salt: 'backlog', createdAt: old },
    ...{ url: 'https://hook.backlog.example/200', events: ['sheet.submitted'] },
  });
  const news = { groupId: ids.group, tournamentId: ids.open, kind: 'sheet.submitted' as const };
  await insert(
    notices,
    listOf(700, (at) => ({
      ...news,
      occasion: `backlog ${at}`,
      happenedAt: new Date(now),
      createdAt: new Date(now),
      tellAt: new Date(now - 1000),
    })),
  );
  await insert(
    readings,
    listOf(1100, (at) => {
      const id = newId();
      const isStale = at < 100;
      return {
        ...{ id, imageKey: `readings/${id}`, imageType: 'image/png', imageBytes: 1 },
        ...{ state: isStale ? ('queued' as const) : ('done' as const), createdAt: old, queuedAt: old },
      };
    }),
  );
  await insert(
    imageRemovals,
    listOf(900, (at) => ({ imageKey: `posts/backlog${at}`, askedAt: old })),
  );
  const people = { sheets: [], staff: { userId: newId(), names: ['誰か'] } };
  await insert(
    roomRemovals,
    listOf(30, () => ({ groupId: ids.group, people, askedAt: old })),
  );

  const waiting = () =>
    db.$count(notices, and(eq(notices.tournamentId, ids.open), isNotNull(notices.tellAt)));
  takePeaks();
  await run('*/5 * * * *');
  expect(takeViolations()).toEqual([]);
  for (let minute = 0; minute < 4 && (await waiting()) > 0; minute++) await run('* * * * *');
  expect(takeViolations()).toEqual([]);
  expect(await waiting()).toBe(0);
  // The rest of the sweep has room, too.
  expect(takePeaks().queries?.most).toBeLessThan(800);
});
