import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { tournaments, webhookDeliveries } from '~/db/schema';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { enterResult } from '~/rounds/write-match.server';
import { deliver } from '~/webhooks/deliver.server';
import { send } from '~/webhooks/send.server';
import { ids } from '../world';
import { makeChannel } from './discord-channel';
import { runningEvent } from './event';
import { person } from './person';
import { actOf, publish, won } from './round-writes';
import { db } from './sheet-writes';

const admin = await person('host-admin@example.com');

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;

async function eventNamed(name: string) {
  const event = await runningEvent(four);
  await db.update(tournaments).set({ name, nameEn: '' }).where(eq(tournaments.id, event.tournamentId));
  return event;
}

async function sendTest(webhookId: string) {
  const id = newId();
  await db
    .insert(webhookDeliveries)
    .values({ id, webhookId, noticeId: null, dueAt: new Date(Date.now() - 1) });
  await deliver(db, env, id, new Date());
}

describe('a webhook of a forum', () => {
  it('makes a post for each tournament, and writes and edits everything else in there', async () => {
    const forum = await makeChannel('', 'forum');
    const first = await eventNamed('月曜杯');
    await publish(first, 0);
    await forum.delivered(first);
    await enterResult(db, await actOf(first, 1), won('a'));
    await forum.delivered(first);
    await publish(first, 1, 2);
    await forum.delivered(first);
    const second = await eventNamed('火曜杯');
    await publish(second, 0);
    await forum.delivered(second);
    const sent = await forum.sent();
    const [, thread] = /thread_id=(\d+)/.exec(sent[1]?.path ?? '') ?? [];
    expect(
      sent.map(({ method, path, post }) => [method, path.replace(/\/messages\/\d+/, '/messages/ID'), post]),
    ).toEqual([
      ['POST', '?wait=true', '月曜杯'],
      ['PATCH', `/messages/ID?thread_id=${thread}`, undefined],
      ['POST', `?thread_id=${thread}&wait=true`, undefined],
      ['POST', '?wait=true', '火曜杯'],
    ]);
    expect((await forum.log()).map(({ status, problem }) => [status, problem])).toEqual(
      Array(4).fill([200, null]),
    );
  });

  it('makes a new post where somebody deleted the old one', async () => {
    const forum = await makeChannel('', 'forum');
    const event = await eventNamed('水曜杯');
    await publish(event, 0);
    await forum.delivered(event);
    await enterResult(db, await actOf(event, 1), won('a'));
    await forum.delivered(event);
    const [, thread] = /thread_id=(\d+)/.exec((await forum.sent())[1]?.path ?? '') ?? [];
    const dropped = await fetch(`${forum.url}?thread_id=${thread}`, { method: 'DELETE' });
    expect(dropped.status).toBe(204);
    await enterResult(db, await actOf(event, 1, 1), won('b'));
    await forum.delivered(event);
    expect((await forum.sent()).map(({ method, post }) => [method, post])).toEqual([
      ['POST', '水曜杯'],
      ['PATCH', undefined],
      ['POST', '水曜杯'],
    ]);
    expect((await forum.hook())?.disabledAt).toBeNull();
  });

  it('writes what is of no tournament into a post of the group', async () => {
    const forum = await makeChannel('', 'forum');
    for (const _ of [1, 2]) await sendTest(forum.id);
    const sent = await forum.sent();
    expect(sent.map(({ path, post }) => [path.replace(/\d+/, 'ID'), post !== undefined])).toEqual([
      ['?wait=true', true],
      ['?thread_id=ID&wait=true', false],
    ]);
  });
});

describe('a webhook that Discord takes nothing from any more', () => {
  const pageOf = (id: string, locale = 'ja') =>
    admin.html(`/${locale}/admin/${ids.group}/settings/webhooks/${id}`);

  it.each([
    ['refuses-404-10015', 'deleted'],
    ['refuses-401-50027', 'deleted'],
    ['refuses-403-50027', 'deleted'],
    ['tagged', 'tagRequired'],
  ] as const)('%s is turned off at once: %s', async (what, reason) => {
    const hook = await makeChannel('', what);
    await sendTest(hook.id);
    expect(await hook.hook()).toMatchObject({ disabledBy: reason });
    expect(await hook.log()).toMatchObject([{ dueAt: null, problem: reason, tries: 1 }]);
    for (const [locale, texts] of [
      ['ja', ja],
      ['en', en],
    ] as const) {
      const html = await pageOf(hook.id, locale);
      for (const text of [texts.webhooks.state[reason], texts.webhooks.goOn[reason]])
        expect(html).toContain(text.replaceAll('&', '&amp;'));
    }
  });

  it('is so where the thread of its URL was deleted, and the page says what to do', async () => {
    const hook = await makeChannel('?thread_id=999999999', 'forum');
    await sendTest(hook.id);
    expect(await hook.hook()).toMatchObject({ disabledBy: 'threadGone' });
    expect(await pageOf(hook.id)).toContain(ja.webhooks.goOn.threadGone);
  });

  it('is not one that refuses for another reason', async () => {
    for (const what of ['refuses-403-50013', 'refuses-400-50035'] as const) {
      const hook = await makeChannel('', what);
      await sendTest(hook.id);
      expect(await hook.hook()).toMatchObject({ disabledBy: null });
    }
  });

  it('says so when a message is edited, too', async () => {
    const { url } = await makeChannel('', 'refuses-404-10015');
    const edit = { body: '{}', headers: {}, messageId: '123456' };
    expect(await send({ url, kind: 'discord' }, edit, env)).toMatchObject({ over: 'deleted' });
    const unknown = url.replace('10015', '10008');
    expect(await send({ url: unknown, kind: 'discord' }, edit, env)).toMatchObject({
      fault: 'messageGone',
      problem: 'status',
    });
  });
});

it('a thread that is no ID is told beside the field, and the URL is kept', async () => {
  const typed = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}?thread_id=土曜`;
  const form = { url: typed, kind: 'discord', event: 'tournament.published', intent: 'add' };
  const answer = await admin.post(`/admin/${ids.group}/settings/webhooks`, form);
  const html = await answer.text();
  expect([answer.status, html.includes(ja.webhooks.urlThread), html.includes('thread_id=土曜')]).toEqual([
    422,
    true,
    true,
  ]);
});
