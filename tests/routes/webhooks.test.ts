import { createExecutionContext, createMessageBatch, SELF, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, desc, eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { webhookMessageShapes } from '~/api/shapes/notice';
import { newId } from '~/db/ids';
import { notices, tournaments, webhookDeliveries, webhooks } from '~/db/schema';
import { forgetTries, limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { deliver } from '~/webhooks/deliver.server';
import { sweepDeliveries, tellWebhooks } from '~/webhooks/deliveries.server';
import { waits } from '~/webhooks/schedule';
import { send } from '~/webhooks/send.server';
import { newSalt, secretOf } from '~/webhooks/signature.server';
import { listWebhooks } from '~/webhooks/webhook.server';
import { ids } from '../world';
import { person, site } from './person';
import { db, openTournament, submit } from './sheet-writes';
import { useUp } from './use-up';
import { worker } from './worker';

const settings = `/admin/${ids.group}/settings/webhooks`;
const token = 'a'.repeat(68);
const discordUrl = `https://discord.com/api/webhooks/123456789012345678/${token}`;
let admin: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
});

const form = (fields: [string, string][]) => {
  const body = new FormData();
  for (const field of fields) body.append(...field);
  return body;
};
const post = (fields: [string, string][], path = settings) =>
  SELF.fetch(site + path, { method: 'POST', headers: admin.headers, body: form(fields), redirect: 'manual' });

interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
}
/** What the receiver at this path was sent so far. */
const received = async (path: string) =>
  ((await (await fetch(`https://received.example${path}`)).json()) as Received[]) ?? [];

type NewHook = Partial<typeof webhooks.$inferInsert>;
async function makeHook(change: NewHook = {}) {
  const path = `/hook/${newId()}/200`;
  const url = `https://hooks.example.com${path}`;
  const row = {
    ...{ id: newId(), groupId: ids.group, kind: 'standard' as const, url, language: 'ja' as const },
    ...{ events: ['sheet.submitted' as const], salt: newSalt(), ...change },
  };
  await db.insert(webhooks).values(row);
  return { ...row, path: new URL(row.url).pathname };
}
async function makeDelivery(webhookId: string, noticeId: number | null = null) {
  const id = newId();
  await db.insert(webhookDeliveries).values({ id, webhookId, noticeId, dueAt: new Date(Date.now() - 1) });
  return id;
}
const stored = async (id: string) =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
const hookOf = async (id: string) => (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0];

/** A sheet handed in, as it is noted. */
async function noticeOfSheet() {
  const { tournamentId, id } = await submit(await openTournament());
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.tournamentId, tournamentId), eq(notices.kind, 'sheet.submitted')));
  if (!notice) throw new Error('Nothing was noted.');
  return { notice, sheetId: id, tournamentId };
}

/** So that what is noted meanwhile is not told it besides. */
const notYet = { createdAt: new Date(Date.now() + 3_600_000) };

describe('a delivery', () => {
  it('arrives signed, as an independent library has it, in the shape that is described', async () => {
    const hook = await makeHook(notYet);
    const { notice, sheetId } = await noticeOfSheet();
    const id = await makeDelivery(hook.id, notice.id);
    expect(await deliver(db, env, id, new Date())).toBeUndefined();
    const [sent, ...more] = await received(hook.path);
    expect(more).toEqual([]);
    const verifier = new Verifier(secretOf(env.SESSION_SECRET, hook.salt));
    const told = verifier.verify(sent?.body ?? '', sent?.headers ?? {});
    expect(sent?.headers['webhook-id']).toBe(`msg_${id}`);
    const shape = webhookMessageShapes.find(({ kind }) => kind === 'sheet.submitted')?.shape;
    expect(shape?.parse(told)).toEqual(told);
    expect(told).toMatchObject({ type: 'sheet.submitted', data: { sheet: { id: sheetId, revision: 1 } } });
    // Nothing of what is in the sheet.
    for (const secret of ['ガブリアス', 'garchomp', 'discordId', 'tonamelId'])
      expect(sent?.body.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(new TextEncoder().encode(sent?.body).length).toBeLessThanOrEqual(20 * 1024);
    expect(await stored(id)).toMatchObject({ dueAt: null, status: 200, tries: 1, problem: null });
    // Sent again, it can be told for the same, and when it happened stays the same.
    await db.update(webhookDeliveries).set({ dueAt: new Date() }).where(eq(webhookDeliveries.id, id));
    await deliver(db, env, id, new Date());
    const [, second] = await received(hook.path);
    expect(second?.headers['webhook-id']).toBe(`msg_${id}`);
    expect(JSON.parse(second?.body ?? '').timestamp).toBe(notice.happenedAt.toISOString());
  });

  it('is listed with the tournament that it is about, in the reader’s language', async () => {
    const hook = await makeHook({ ...notYet, url: `https://hooks.example.com/${'x'.repeat(460)}/200` });
    const { notice, tournamentId } = await noticeOfSheet();
    const id = await makeDelivery(hook.id, notice.id);
    await makeDelivery(hook.id);
    await db.update(webhookDeliveries).set({ dueAt: null }).where(eq(webhookDeliveries.id, id));
    const names = { name: '送信記録杯', nameEn: 'Delivery Cup' };
    await db.update(tournaments).set(names).where(eq(tournaments.id, tournamentId));
    const page = async (locale: string) => admin.html(`/${locale}${settings}/${hook.id}`);
    expect((await page('ja')).match(/<span>送信記録杯<\/span>/g)).toHaveLength(1);
    const html = await page('en');
    expect(html).toContain('Delivery Cup"');
    // The whole URL is there, too, below a heading of two lines.
    expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]?.length).toBeLessThan(60);
    expect(html).toContain(`hooks.example.com/${'x'.repeat(460)}/200`);
  });

  it('is sent once, however many messages say that it is due', async () => {
    const hook = await makeHook();
    const id = await makeDelivery(hook.id);
    await Promise.all([1, 2, 3].map(() => deliver(db, env, id, new Date())));
    await deliver(db, env, id, new Date());
    expect(await received(hook.path)).toHaveLength(1);
  });

  it('that fails is tried ten times, under one number, with the waits of Standard Webhooks', async () => {
    const path = `/hook/${newId()}/500`;
    const hook = await makeHook({ url: `https://hooks.example.com${path}` });
    const id = await makeDelivery(hook.id);
    let now = new Date();
    const waited: (number | undefined)[] = [];
    for (let tried = 0; tried < waits.length; tried++) {
      const next = await deliver(db, env, id, now);
      waited.push(next && Math.round((next.getTime() - Date.now()) / 1000));
      if (!next) break;
      // As if that time had come.
      await db.update(webhookDeliveries).set({ dueAt: now }).where(eq(webhookDeliveries.id, id));
      now = new Date();
    }
    expect(waited).toEqual([...waits.slice(1).map((wait) => wait / 1000), undefined]);
    const sent = await received(path);
    expect(sent).toHaveLength(10);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const verifier = new Verifier(secretOf(env.SESSION_SECRET, hook.salt));
    for (const { body, headers } of sent) verifier.verify(body, headers);
    expect(await stored(id)).toMatchObject({
      dueAt: null,
      deliveredAt: null,
      status: 500,
      problem: 'status',
    });
    expect((await hookOf(hook.id))?.disabledAt).toBeNull();
  });

  it('fails, works, and ends with a 410, which turns the webhook off', async () => {
    const path = `/hook/${newId()}/500-200-410`;
    const hook = await makeHook({ url: `https://hooks.example.com${path}` });
    const id = await makeDelivery(hook.id);
    expect(await deliver(db, env, id, new Date())).toBeInstanceOf(Date);
    await db.update(webhookDeliveries).set({ dueAt: new Date() }).where(eq(webhookDeliveries.id, id));
    await deliver(db, env, id, new Date());
    expect(await stored(id)).toMatchObject({ tries: 2, status: 200, dueAt: null });
    const waiting = await makeDelivery(hook.id);
    await deliver(db, env, await makeDelivery(hook.id), new Date());
    expect(await hookOf(hook.id)).toMatchObject({ disabledBy: 'receiver' });
    expect(await stored(waiting)).toMatchObject({ dueAt: null, tries: 0 });
    await deliver(db, env, waiting, new Date());
    expect(await received(path)).toHaveLength(3);
  });

  it('obeys Discord: waits as long as it says, and ends where the webhook is gone', async () => {
    const hook = await makeHook({ kind: 'discord', url: discordUrl.replace(/a{68}$/, `rate-${newId()}`) });
    const id = await makeDelivery(hook.id);
    const next = await deliver(db, env, id, new Date());
    expect((next?.getTime() ?? 0) - Date.now()).toBeGreaterThan(2000);
    expect(await stored(id)).toMatchObject({ tries: 0, status: 429 });
    const other = await makeDelivery(hook.id);
    expect((await deliver(db, env, other, new Date()))?.getTime()).toBeGreaterThan(Date.now() + 1000);
    expect(await stored(other)).toMatchObject({ tries: 0, status: null });
    for (const status of [401, 404]) {
      const gone = await makeHook({
        kind: 'discord',
        url: discordUrl.replace(/a{68}$/, `gone-${status}-${newId()}`),
      });
      await deliver(db, env, await makeDelivery(gone.id), new Date());
      expect(await hookOf(gone.id)).toMatchObject({ disabledBy: 'deleted' });
    }
  });

  it('of what was taken back meanwhile is not sent', async () => {
    const hook = await makeHook(notYet);
    const { notice, tournamentId } = await noticeOfSheet();
    await db.run(`update tournaments set published_at = null where id = '${tournamentId}'`);
    const id = await makeDelivery(hook.id, notice.id);
    await deliver(db, env, id, new Date());
    expect(await stored(id)).toMatchObject({ dueAt: null, problem: 'gone' });
    expect(await received(hook.path)).toEqual([]);
  });

  it.each([
    ['https://private.example/in', 'notAllowed'],
    ['https://metadata.example/in', 'notAllowed'],
    ['https://mixed.example/in', 'notAllowed'],
    ['https://mapped.example/in', 'notAllowed'],
    ['https://localhost/in', 'notAllowed'],
    ['http://hooks.example.com/hook/x/200', 'notAllowed'],
    ['https://broken.example/in', 'unreachable'],
    ['https://hooks.example.com/three', 'redirect'],
  ])('to %s: %s', async (url, problem) => {
    expect(await send({ url, kind: 'standard' }, { body: '{}', headers: {} }, env)).toMatchObject({
      problem,
    });
  });

  it('does not wait for who never answers, nor read what never ends', async () => {
    const to = (path: string) =>
      send(
        { url: `https://hooks.example.com${path}`, kind: 'standard' },
        { body: '{}', headers: {} },
        env,
        500,
      );
    expect(await to('/silent')).toEqual({ problem: 'late' });
    expect(await to('/endless')).toMatchObject({ status: 200 });
  });
});

describe('who is told', () => {
  it('is each of the group’s webhooks that asked for it and was there, once', async () => {
    const asked = await makeHook();
    const others = [
      await makeHook({ events: ['tournament.ended'] }),
      await makeHook({ groupId: ids.otherGroup }),
      await makeHook({ disabledAt: new Date(), disabledBy: 'staff' }),
      await makeHook({ createdAt: new Date(Date.now() + 60_000) }),
    ];
    const { notice } = await noticeOfSheet();
    await Promise.all([1, 2].map(() => tellWebhooks(notice, { db, env, now: new Date() })));
    const of = (id: string) =>
      db.$count(
        webhookDeliveries,
        and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.noticeId, notice.id)),
      );
    expect(await of(asked.id)).toBe(1);
    for (const { id } of others) expect(await of(id)).toBe(0);
  });

  it('hears of what got lost on its way, by the sweeper and by the queue', async () => {
    const hook = await makeHook();
    const id = await makeDelivery(hook.id);
    const long = new Date(Date.now() - 120_000);
    await db.update(webhookDeliveries).set({ dueAt: long }).where(eq(webhookDeliveries.id, id));
    await sweepDeliveries(db, env, new Date());
    expect((await stored(id))?.dueAt?.getTime() ?? Date.now()).toBeGreaterThan(long.getTime());
    const batch = createMessageBatch('sixsheet-notices', [
      { id: 'one', timestamp: new Date(), attempts: 1, body: { deliveryId: id } },
    ]);
    const context = createExecutionContext();
    await worker.queue(batch, env, context);
    await waitOnExecutionContext(context);
    expect(await received(hook.path)).toHaveLength(1);
  });
});

describe('the page of webhooks', () => {
  const all = () => listWebhooks(db, ids.group);
  const chosen: [string, string][] = [
    ['event', 'tournament.published'],
    ['event', 'announcement.posted'],
  ];

  it('asks for a URL of a site for all and for events, and keeps what was said', async () => {
    await db.delete(webhooks).where(eq(webhooks.groupId, ids.group));
    for (const [fields, error] of [
      [chosen, 'URLを入力してください。'],
      [[['url', 'https://10.0.0.1/in'], ['kind', 'standard'], ...chosen], 'このURLには送れません。'],
      [[['url', 'http://hooks.example.com/in'], ['kind', 'standard'], ...chosen], 'このURLには送れません。'],
      [
        [['url', 'https://hooks.example.com/in'], ['kind', 'discord'], ...chosen],
        'DiscordのウェブフックのURL',
      ],
      [
        [
          ['url', discordUrl],
          ['kind', 'discord'],
        ],
        '1つ以上選んでください。',
      ],
    ] as [[string, string][], string][]) {
      const answer = await post([...fields, ['intent', 'add']]);
      const html = await answer.text();
      expect([answer.status, html.includes(error)]).toEqual([422, true]);
      for (const [name, value] of fields) if (name === 'url') expect(html).toContain(value);
    }
    expect(await all()).toEqual([]);
  });

  it('shows how it will look before it is kept', async () => {
    const answer = await post([
      ...([
        ['url', discordUrl],
        ['kind', 'discord'],
        ['language', 'both'],
        ['intent', 'preview'],
      ] as [string, string][]),
      ...chosen,
    ]);
    const html = await answer.text();
    expect([answer.status, html.includes('大会が公開されました / Tournament published')]).toEqual([
      200,
      true,
    ]);
    expect(await all()).toEqual([]);
  });

  it('gives the secret once; Discord’s URL is never shown', async () => {
    const made = await post([
      ['url', 'https://hooks.example.com/in'],
      ['kind', 'standard'],
      ['intent', 'add'],
      ...chosen,
    ]);
    const html = await made.text();
    const [hook] = await all();
    const secret = secretOf(env.SESSION_SECRET, hook?.salt ?? '');
    expect([made.status, made.headers.get('Cache-Control')]).toEqual([
      201,
      expect.stringContaining('no-store'),
    ]);
    expect(html).toContain(secret.replace(/&/g, '&amp;'));
    await post([['url', discordUrl], ['kind', 'discord'], ['intent', 'add'], ...chosen]);
    for (const { id } of await all())
      for (const path of [settings, `${settings}/${id}`]) {
        const shown = await admin.html(path);
        expect([shown.includes(secret), shown.includes(token)]).toEqual([false, false]);
      }
    const page = `${settings}/${hook?.id}`;
    const renewed = await (await post([['intent', 'renew']], page)).text();
    expect(renewed).toMatch(/whsec_/);
    expect(renewed).not.toContain(secret);
  });

  it('sends a test, sends again, turns off and on, and removes', async () => {
    const { id, path } = await makeHook();
    const page = `${settings}/${id}`;
    // Led on, so that loading the page again sends no other.
    expect((await post([['intent', 'test']], page)).status).toBe(302);
    const [test] = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.createdAt));
    await deliver(db, env, test?.id ?? '', new Date());
    const html = await admin.html(page);
    expect(html).toContain('届きました');
    const again: [string, string][] = [
      ['intent', 'again'],
      ['delivery', test?.id ?? ''],
    ];
    const sentAgain = await post(again, page);
    expect([sentAgain.status, sentAgain.headers.get('Set-Cookie')]).toEqual([
      302,
      expect.stringContaining('success.sending'),
    ]);
    await deliver(db, env, test?.id ?? '', new Date());
    const sent = await received(path);
    expect(sent.length).toBe(2);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await post([['intent', 'disable']], page);
    expect(await hookOf(id)).toMatchObject({ disabledBy: 'staff' });
    expect((await post(again, page)).status).toBe(409);
    await post([['intent', 'enable']], page);
    expect(await hookOf(id)).toMatchObject({ disabledBy: null, disabledAt: null });
    await post([['intent', 'remove']], page);
    expect(await hookOf(id)).toBeUndefined();
  });

  it('is sent to by hand twenty times in a quarter of an hour, all webhooks of a group together, and told what to do', async () => {
    const [hook, other] = [await makeHook(), await makeHook({ groupId: ids.otherGroup })];
    const off = await makeHook({ disabledAt: new Date(), disabledBy: 'staff' });
    const page = `${settings}/${hook.id}`;
    const delivery = await makeDelivery(hook.id);
    await db.update(webhookDeliveries).set({ dueAt: null }).where(eq(webhookDeliveries.id, delivery));
    await useUp(limitsOf(`webhooks by hand of ${ids.group}`, rates.webhooksByHand));
    for (const fields of [
      [['intent', 'test']],
      [
        ['intent', 'again'],
        ['delivery', delivery],
      ],
    ] as [string, string][][]) {
      const refused = await post(fields, page);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain('15分ほど待ってから');
    }
    const rows = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, hook.id));
    expect(rows.map(({ id, dueAt }) => [id, dueAt])).toEqual([[delivery, null]]);
    // Nothing is sent there, so nothing is too much; and what happens is told all the same.
    expect((await post([['intent', 'test']], `${settings}/${off.id}`)).status).toBe(302);
    expect((await post([['intent', 'disable']], page)).status).toBe(302);
    const harbor = await person('harbor-admin@example.com');
    const sent = await SELF.fetch(`${site}/admin/${ids.otherGroup}/settings/webhooks/${other.id}`, {
      ...{ method: 'POST', headers: harbor.headers, body: form([['intent', 'test']]) },
    });
    expect(sent.status).toBe(200);
    await forgetTries(db, limitsOf(`webhooks by hand of ${ids.group}`, rates.webhooksByHand));
  });

  it('holds ten, and shows nobody another group’s', async () => {
    await db.delete(webhooks).where(eq(webhooks.groupId, ids.group));
    for (let made = 0; made < 10; made++) await makeHook();
    const full = await post([['url', discordUrl], ['kind', 'discord'], ['intent', 'add'], ...chosen]);
    expect([full.status, (await full.text()).includes('10件まで')]).toEqual([422, true]);
    const foreign = await makeHook({ groupId: ids.otherGroup });
    expect((await post([['intent', 'remove']], `${settings}/${foreign.id}`)).status).toBe(404);
    expect(await hookOf(foreign.id)).toBeDefined();
    const moderator = await person('moderator@example.com');
    const refused = await SELF.fetch(site + settings, { headers: moderator.headers, redirect: 'manual' });
    expect(refused.headers.get('Location')).toBe('/error/403');
  });
});
