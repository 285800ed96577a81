import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { retention } from '~/db/retention';
import { webhookMessages, webhooks } from '~/db/schema';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { withdrawMatches } from '~/rounds/publish.server';
import { enterResult } from '~/rounds/write-match.server';
import { send } from '~/webhooks/send.server';
import { makeChannel } from './discord-channel';
import { runningEvent } from './event';
import { actOf, publish, won } from './round-writes';
import { db } from './sheet-writes';
import { sweep } from './sweep';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;

describe('a round on Discord', () => {
  it('is posted once, and edited as results come in and as it changes', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel()];
    await publish(event, 0);
    await channel.delivered(event);
    const id = await channel.messageId();
    expect(id).toMatch(/^\d{18}$/);
    await enterResult(db, await actOf(event, 1), won('a'));
    await channel.delivered(event);
    await publish(event, 1);
    await channel.delivered(event);
    await withdrawMatches(db, { tournamentId: event.tournamentId, kind: 'swiss', round: 1, seen: 2 });
    await channel.delivered(event);
    const title = '予選1回戦の組み合わせ';
    const open = ['卓1 ハルカ – ソラマメ', '卓2 ケンタ – アカリ'];
    const played = ['卓1 **ハルカ** 2–1 ソラマメ', '卓2 ケンタ – アカリ'];
    const edit = { method: 'PATCH', path: `/messages/${id}`, title };
    expect(await channel.sent()).toEqual([
      { method: 'POST', path: '?wait=true', title, lines: open },
      { ...edit, lines: played },
      { ...edit, lines: played },
      { ...edit, lines: ['取り下げられました。'] },
    ]);
    expect((await channel.log()).map(({ status, dueAt, problem }) => [status, dueAt, problem])).toEqual(
      Array(4).fill([200, null, null]),
    );
  });

  it('is one message per round', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel()];
    await publish(event, 0);
    await channel.delivered(event);
    await publish(event, 1, 2);
    await channel.delivered(event);
    await enterResult(db, await actOf(event, 1), won('b'));
    await channel.delivered(event);
    expect((await channel.sent()).map(({ method, title }) => [method, title])).toEqual([
      ['POST', '予選1回戦の組み合わせ'],
      ['POST', '予選2回戦の組み合わせ'],
      ['PATCH', '予選1回戦の組み合わせ'],
    ]);
  });

  it('is posted anew where its message was deleted, but not to say that it is withdrawn', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel()];
    await publish(event, 0);
    await channel.delivered(event);
    const drop = async () =>
      fetch(`${channel.url}/messages/${await channel.messageId()}`, { method: 'DELETE' });
    expect((await drop()).status).toBe(204);
    await enterResult(db, await actOf(event, 1), won('a'));
    await channel.delivered(event);
    expect((await channel.sent()).map(({ method }) => method)).toEqual(['POST', 'POST']);
    await drop();
    await withdrawMatches(db, { tournamentId: event.tournamentId, kind: 'swiss', round: 1, seen: 1 });
    await channel.delivered(event);
    expect(await channel.all()).toHaveLength(2);
    expect((await channel.log()).map(({ problem }) => problem)).toEqual([null, null, 'gone']);
    const [hook] = await db.select().from(webhooks).where(eq(webhooks.id, channel.id));
    expect(hook?.disabledAt).toBeNull();
  });

  it('is posted for a result where there is no message yet, in its thread', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel('?thread_id=123456789')];
    await publish(event, 0);
    await enterResult(db, await actOf(event, 1), won('a'));
    await channel.delivered(event);
    await enterResult(db, await actOf(event, 1, 1), won('b'));
    await channel.delivered(event);
    const id = await channel.messageId();
    expect((await channel.sent()).map(({ method, path }) => [method, path])).toEqual([
      ['POST', '?thread_id=123456789&wait=true'],
      ['PATCH', `/messages/${id}?thread_id=123456789`],
    ]);
  });
});

describe('many results at once', () => {
  it('are one edit: only the newest delivery is sent, and the others are done', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel()];
    await publish(event, 0);
    await channel.delivered(event);
    for (let revision = 1; revision <= 20; revision++)
      await enterResult(db, await actOf(event, revision), revision % 2 ? won('a') : won('b'));
    await channel.delivered(event);
    const sent = await channel.sent();
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(sent[1]?.lines[0]).toBe('卓1 ハルカ 1–2 **ソラマメ**');
    const log = await channel.log();
    expect(log).toHaveLength(21);
    expect(log.filter(({ dueAt, deliveredAt }) => dueAt || !deliveredAt)).toEqual([]);
  });

  it('wait for their turn, and the last one arrives', async () => {
    const [event, channel] = [await runningEvent(four), await makeChannel()];
    await publish(event, 0);
    await channel.delivered(event);
    await enterResult(db, await actOf(event, 1), won('a'));
    await channel.queue(event);
    channel.later(1);
    const [next] = await channel.tryAll();
    expect(next).toBeInstanceOf(Date);
    await enterResult(db, await actOf(event, 2), won('b'));
    await channel.queue(event);
    await channel.tryAll();
    expect(await channel.all()).toHaveLength(1);
    channel.later(10);
    await channel.tryAll();
    expect((await channel.sent()).at(-1)?.lines[0]).toBe('卓1 ハルカ 1–2 **ソラマメ**');
    expect(await channel.all()).toHaveLength(2);
    expect((await channel.log()).every(({ tries }) => tries <= 2)).toBe(true);
  });
});

describe('the URL of an edit', () => {
  it.each([
    ['https://private.example/in', 'standard'],
    ['https://localhost/in', 'standard'],
    [`https://private.example/api/webhooks/123456789012345678/${'a'.repeat(68)}`, 'discord'],
  ] as const)('is checked as any other: %s', async (url, kind) => {
    const edit = { body: '{}', headers: {}, messageId: '123456' };
    expect(await send({ url, kind }, edit, env)).toEqual({ problem: 'notAllowed' });
  });
});

describe('the ID of a message', () => {
  it('is forgotten with its deliveries, and with its webhook', async () => {
    const [event, old, gone] = [await runningEvent(four), await makeChannel(), await makeChannel()];
    await publish(event, 0);
    for (const channel of [old, gone]) await channel.delivered(event);
    const before = new Date(Date.now() - retention.webhookDeliveries - 60_000);
    await db.update(webhookMessages).set({ createdAt: before }).where(eq(webhookMessages.webhookId, old.id));
    await sweep();
    expect([await old.messageId(), await gone.messageId()]).toEqual([undefined, expect.any(String)]);
    await db.delete(webhooks).where(eq(webhooks.id, gone.id));
    expect(await gone.messageId()).toBeUndefined();
  });
});
