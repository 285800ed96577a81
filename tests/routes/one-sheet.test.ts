import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { tournaments } from '~/db/schema';
import { ids, insertWorld, makeWorld } from '../world';
import { get, goodFields, main, open, submitted } from './team-form';

const db = openDatabase(env.DB);
const page = `/tournaments/${ids.open}`;
const allow = (allowsSeveral: boolean) =>
  db.update(tournaments).set({ allowsSeveral }).where(eq(tournaments.id, ids.open));

beforeAll(async () => insertWorld(db, makeWorld(Date.now())));

describe('one person, one sheet: the tournament’s page', () => {
  it('offers to hand in to whoever has not', async () => {
    const html = await main(await get(page));
    expect(html).toContain(`href="${open}"`);
    expect(html).not.toContain('内容を見る・変更する');
  });

  it('leads whoever has to their team, first of all, and to another one only where that is allowed', async () => {
    const { cookie, id } = await submitted();
    const html = await main(await get(page, cookie));
    expect(html).toContain('提出済み');
    expect(/<a class="button primary wide" href="([^"]*)"/.exec(html)?.[1]).toBe(`/teams/${id}`);
    expect(html).not.toContain(`href="${open}"`);
    await allow(true);
    expect(await main(await get(page, cookie))).toMatch(new RegExp(`<a href="${open}">別のチームを提出する`));
    await allow(false);
    const english = await main(await get(`/en${page}`, cookie));
    expect(english).toContain('View or edit your team');
    expect(english).toContain(`href="/en/teams/${id}"`);
  });

  it('names each where there are several', async () => {
    const first = await submitted();
    const second = await submitted({ ...goodFields(), displayName: 'ヒカリ' });
    // A device holds them in one cookie; the second answer had only its own.
    expect(await main(await get(page, first.cookie))).toContain('内容を見る・変更する');
    expect(await main(await get(page, second.cookie))).toContain('内容を見る・変更する');
  });
});
