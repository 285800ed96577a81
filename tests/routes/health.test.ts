import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { attempts, hourCounts, operationNotes, outbox, readings } from '~/db/schema';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { failingDatabase } from './failing-database';
import { ask, post, runSweep, watchLog } from './log-lines';
import { person } from './person';

const db = openDatabase(env.DB);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
let log = watchLog();
let later = 0;

// A season that ends these days is mailed once: before anything is looked at.
beforeAll(async () => {
  await runSweep();
  await db.delete(outbox);
});
beforeEach(() => {
  log = watchLog();
  // Past what the worker keeps in its memory.
  later += 10_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const note = (key: string, value: object, notedAt: Date) =>
  db
    .insert(operationNotes)
    .values({ key, value, notedAt })
    .onConflictDoUpdate({ target: operationNotes.key, set: { value, notedAt } });

const noImages = { head: async () => Promise.reject(new Error('R2 is gone')) } as unknown as R2Bucket;

describe('/healthz', () => {
  it('says ok, to monitors alone', async () => {
    const { response, text } = await ask('/healthz');
    expect([response.status, text]).toEqual([200, 'ok\n']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const head = await ask('/healthz', { method: 'HEAD' });
    expect([head.response.status, head.text]).toEqual([200, '']);
    expect((await post('/healthz', {})).response.status).toBe(405);
    expect(log.of('request')[0]).toMatchObject({ route: '/healthz', status: 200 });
  });

  it.each([
    ['d1', { DB: failingDatabase(/./) }],
    ['r2', { IMAGES: noImages }],
    ['d1 r2', { DB: failingDatabase(/./), IMAGES: noImages }],
  ])('names what fails: %s', async (parts, change) => {
    const { response, text } = await ask('/healthz', {}, change);
    expect([response.status, text]).toEqual([503, `failing: ${parts}\n`]);
    // The same for five seconds, whoever asks.
    expect((await ask('/healthz')).text).toBe(text);
  });

  it('gives up a database that does not answer', async () => {
    const silent = { prepare: () => ({ run: () => new Promise(() => {}) }) } as unknown as D1Database;
    expect((await ask('/healthz', {}, { DB: silent })).text).toBe('failing: d1\n');
  });

  it('knows when the sweeper ran last', async () => {
    await note('sweep', { ms: 1, failed: [] }, minutesAgo(30));
    expect((await ask('/healthz')).text).toBe('failing: sweeper\n');
    later += 10_000;
    vi.setSystemTime(Date.now() + 10_000);
    await note('sweep', { ms: 1, failed: [] }, minutesAgo(2));
    expect((await ask('/healthz')).text).toBe('ok\n');
  });
});

describe('the sweeper', () => {
  it('goes on where one part fails, and notes which', async () => {
    await db.insert(attempts).values({ key: 'old', tried: 1, endsAt: minutesAgo(1) });
    await db.insert(hourCounts).values({ hour: 1, kind: 'requests', count: 1 });
    await runSweep({ DB: failingDatabase(/delete from "attempts"/) });
    expect(await db.select().from(attempts).where(eq(attempts.key, 'old'))).toHaveLength(1);
    expect(await db.select().from(hourCounts).where(eq(hourCounts.hour, 1))).toHaveLength(0);
    const [noted] = await db.select().from(operationNotes).where(eq(operationNotes.key, 'sweep'));
    expect(noted?.value).toEqual({ ms: expect.any(Number), failed: ['outdated'] });
    expect(log.of('error')).toMatchObject([{ during: 'sweep: outdated' }]);
    expect(new Set(log.lines().map(({ request }) => request)).size).toBe(1);
    await runSweep();
    expect(await db.select().from(attempts).where(eq(attempts.key, 'old'))).toHaveLength(0);
  });
});

describe('what stands still', () => {
  const subjects = async () =>
    (await db.select().from(outbox).orderBy(outbox.id))
      .map(({ to, subject }) => `${to} ${subject.split(' / ')[0]}`)
      .filter((told) => told.includes('【Sixsheet】'));
  const stands = `site-admin@example.com 【Sixsheet】${ja.health.problems.readings}`;
  const goesOn = `site-admin@example.com 【Sixsheet】解決：${ja.health.problems.readings}`;

  it('is told to site admins once in six hours, and so is that it goes on', async () => {
    const queued = { imageKey: 'x', imageType: 'image/png', imageBytes: 1, state: 'queued' as const };
    // Sent again a moment ago: its player waits since before.
    await db
      .insert(readings)
      .values({ id: 'waits', ...queued, queuedAt: new Date(), askedAt: minutesAgo(9) });
    await runSweep();
    await runSweep();
    expect(await subjects()).toEqual([stands]);
    vi.setSystemTime(Date.now() + 6 * 3_600_000 + 1000);
    await runSweep();
    expect(await subjects()).toEqual([stands, stands]);
    await db.update(readings).set({ state: 'done' }).where(eq(readings.id, 'waits'));
    await runSweep();
    await runSweep();
    expect(await subjects()).toEqual([stands, stands, goesOn]);
  });
});

describe('/admin/health', () => {
  it.each([
    ['ja', ja.health],
    ['en', en.health],
  ])('shows how everything does in %s', async (locale, texts) => {
    const { headers } = await person('site-admin@example.com');
    await note('mail', { status: 503, isOver: false }, minutesAgo(9));
    await note('sweep', { ms: 48, failed: ['usage'] }, minutesAgo(3));
    const { response, text } = await ask(`/${locale}/admin/health`, { headers });
    expect(response.status).toBe(200);
    for (const part of Object.values(texts.parts)) expect(text).toContain(part);
    expect(text).toContain(texts.all.bad);
    expect(text).toContain('HTTP 503');
    expect(text).toContain('usage');
    // What to do, where something is not OK, and only there.
    for (const part of ['mail', 'sweeper'] as const) expect(text).toContain(texts.advice[part]);
    expect(text).not.toContain(texts.advice.r2);
    expect(text).not.toContain('<script');
    expect(text).toContain(`href="/${locale}/admin/health"`);
  });

  it('counts what failed', async () => {
    const { headers } = await person('site-admin@example.com');
    await ask('/tournaments', {}, { DB: failingDatabase(/from "tournaments"/) });
    const [counted] = await db.select().from(hourCounts).where(eq(hourCounts.kind, 'failures'));
    expect(counted?.count).toBeGreaterThan(0);
    const { text } = await ask('/en/admin/health', { headers });
    expect(text).toMatch(/this hour: \d+ of \d+/);
  });
});
