// The steps of docs/operations.md, "When a queue is stuck", on the local runtime. Queues there retry as in wrangler.toml, within
// hours; here each message has one try.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Miniflare, type Request, Response, type WorkerOptions } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { notices, readings, teamSheets, tournaments, users } from '~/db/schema';
import { openDatabaseIn, statementsScript } from '../../scripts/local-database';
import { demoPassword, ids, worldId } from '../world';
import { makeWorldIn } from './backup-runs';
import { findIn, openBrowser, withSite } from './site-in-state';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-queues-'));
const state = join(folder, 'state');
const text = readFileSync('docs/operations.md', 'utf8');

beforeAll(() => makeWorldIn(state), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const oneTry = { maxBatchTimeout: 0, maxRetries: 0 };
const statements = ({ d1Databases }: WorkerOptions): WorkerOptions => ({
  ...{ name: 'statements', modules: true, script: statementsScript, d1Databases },
});
const databaseOf = (site: Miniflare) => openDatabase(openDatabaseIn(site, 'statements'));

async function openSiteAdmin(site: Miniflare, origin?: string) {
  const browser = openBrowser(site, origin);
  await browser.ask('/admin/auth', { email: 'site-admin@example.com', password: demoPassword });
  return browser;
}

describe('mails that the API does not take', () => {
  let isDown = true;
  const taken: string[] = [];
  const api: WorkerOptions['outboundService'] = async (request: Request) => {
    if (isDown) return new Response('{}', { status: 503 });
    taken.push(...((await request.json()) as { to: string[] }).to);
    return new Response('{}');
  };
  const origin = 'https://sixsheet.test';
  const inProduction = (web: WorkerOptions): WorkerOptions[] => [
    {
      ...web,
      bindings: {
        ...web.bindings,
        ...{ ENVIRONMENT: 'production', PUBLIC_URL: origin, MAIL_API_URL: 'https://mail.example/' },
        SESSION_SECRET: 'only of this test, and longer than 32',
      },
      queueConsumers: {
        ...(web.queueConsumers as Record<string, object>),
        'sixsheet-mails': { ...oneTry, deadLetterQueue: 'sixsheet-mails-dead' },
        'sixsheet-mails-dead': oneTry,
      },
      outboundService: api,
    },
    statements(web),
  ];

  it('are listed once their queue gave them up, and one press sends each once', async () => {
    expect(text).toContain('`/admin/unsent-mails`');
    await withSite(
      state,
      async (site) => {
        const db = databaseOf(site);
        const now = new Date();
        const players = ['haruka@example.com', 'host-admin@example.com', 'moderator@example.com'];
        const sheets = await db
          .select({ id: teamSheets.id })
          .from(teamSheets)
          .where(eq(teamSheets.tournamentId, ids.ended));
        for (const [at, email] of players.entries()) {
          const [player] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
          await db
            .update(teamSheets)
            .set({ ownerId: player?.id })
            .where(eq(teamSheets.id, sheets[at]?.id ?? ''));
        }
        const [tournament] = await db
          .update(tournaments)
          .set({ resultsPublishedAt: now })
          .where(eq(tournaments.id, ids.ended))
          .returning();
        const notice = {
          kind: 'results.published',
          occasion: 'stuck',
          happenedAt: now,
          tellAt: null,
        } as const;
        const of = { tournamentId: ids.ended, groupId: tournament?.groupId ?? '' };
        const [made] = await db
          .insert(notices)
          .values({ ...notice, ...of })
          .returning();
        const mails = await site.getQueueProducer('MAILS');
        await mails.send({ mailsOf: made?.id, request: 'TEST-TEST' });

        const siteAdmin = await openSiteAdmin(site, origin);
        const listed = async () => (await siteAdmin.ask('/en/admin/unsent-mails')).text;
        const id = await findIn(listed, /name="notice" value="(\d+)"/);
        expect(await listed()).toMatch(/3 people/);
        expect((await siteAdmin.ask('/en/admin/health')).text).toContain('notices given up: 3 emails');

        isDown = false;
        await Promise.all([1, 2, 3].map(() => siteAdmin.ask('/en/admin/unsent-mails', { notice: id })));
        await findIn(async () => `${taken.length}`, /[3-9]/);
        await new Promise((wake) => setTimeout(wake, 3000));
        expect(taken.sort()).toEqual(players.sort());
        expect(await listed()).not.toContain('name="notice"');
      },
      inProduction,
    );
  }, 120_000);
});

describe('readings', () => {
  const reader = (script: string) => (web: WorkerOptions) => {
    const { d1Databases } = web;
    const consumer = { ...oneTry, deadLetterQueue: 'sixsheet-readings-dead' };
    const queueConsumers = { 'sixsheet-readings': consumer };
    return [
      { ...web, queueConsumers: { 'sixsheet-readings-dead': oneTry } },
      { name: 'reader', modules: true, script, d1Databases, queueConsumers },
      statements(web),
    ];
  };
  const failing = 'export default { async queue() { throw new Error("broken"); } }';
  const working = `export default { async queue({ messages }, { DB }) {
    for (const { body } of messages)
      await DB.prepare("update readings set state = 'done' where id = ?").bind(body.readingId).run();
  } }`;
  const reading = (name: string, queuedAt: Date) => ({
    ...{ id: worldId(name), imageKey: `readings/${name}`, imageType: 'image/png', imageBytes: 5, queuedAt },
    state: 'queued' as const,
  });
  const stateOf = async (site: Miniflare, name: string) =>
    (
      await databaseOf(site)
        .select()
        .from(readings)
        .where(eq(readings.id, worldId(name)))
    )[0]?.state ?? '';

  it('that the reader fails on are given up, and the health page says how many', async () => {
    await withSite(
      state,
      async (site) => {
        await databaseOf(site).insert(readings).values(reading('broken', new Date()));
        const queue = await site.getQueueProducer('READINGS');
        await queue.send({ readingId: worldId('broken'), request: 'TEST-TEST' });
        await findIn(() => stateOf(site, 'broken'), /failed/);
        const siteAdmin = await openSiteAdmin(site);
        await findIn(
          async () => (await siteAdmin.ask('/en/admin/health')).text,
          /Readings given up[\s\S]{0,200}Watch/,
        );
      },
      reader(failing),
    );
  }, 60_000);

  it('whose messages were purged are queued again by the sweeper', async () => {
    expect(text).toContain('npx wrangler queues purge sixsheet-readings');
    await withSite(
      state,
      async (site) => {
        const anHourAgo = new Date(Date.now() - 3_600_000);
        await databaseOf(site).insert(readings).values(reading('purged', anHourAgo));
        const sweep = await openBrowser(site).ask('/dev/crons?cron=*/5 * * * *', {});
        expect(sweep.status).toBe(204);
        await findIn(() => stateOf(site, 'purged'), /done/);
      },
      reader(working),
    );
  }, 60_000);
});
