import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { readingSamples, readingTallies } from '~/db/schema';
import { makeWorld, worldId } from '../world';
import { locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
const siteAdmin = await person('site-admin@example.com');
const moderator = await person('moderator@example.com');

const [sample] = makeWorld(Date.now()).readingSamples;
const imageOf = (id: string) => `/admin/readings/${id}/image`;

async function addSample(name: string) {
  const id = worldId(name);
  const imageKey = `samples/${id}`;
  await env.IMAGES.put(imageKey, name, { httpMetadata: { contentType: 'image/jpeg' } });
  await env.IMAGES.put(`${imageKey}/phone`, `small ${name}`, { httpMetadata: { contentType: 'image/jpeg' } });
  if (sample) await db.insert(readingSamples).values({ ...sample, id, imageKey });
  return id;
}
const isKept = async (id: string) =>
  (await db.select().from(readingSamples).where(eq(readingSamples.id, id))).length > 0;

const bytesAsText = async (answer: Response) => new TextDecoder().decode(await answer.arrayBuffer());

/** The page's text, its parts joined by a blank. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('how accurate readings are', () => {
  it('is told field by field, wrong in silence first', async () => {
    const ja = textOf(await siteAdmin.html('/admin/readings'));
    expect(ja).toContain('確実とした値の誤り 3件（全420件の0.7%）');
    expect(ja).toContain('技 240件 2 0.8% 229 95.4% 6 2.5% 1 0.4% 2 0.8%');
    const en = textOf(await siteAdmin.html('/en/admin/readings'));
    expect(en).toContain('Sure but wrong 3 of 420 (0.7%)');
  });

  it('is told by screen, language and shape, each with its weakest field', async () => {
    const ja = textOf(await siteAdmin.html('/admin/readings'));
    expect(ja).toContain('日本語の画面 148件 3 2% 11 7.4% 2 1.4% ポケモン');
    expect(ja).toContain('縦長 9件 1 2 0 –');
    expect(textOf(await siteAdmin.html('/en/admin/readings'))).toContain(
      'In English n = 62 0 0% 0 0% 0 0% –',
    );
  });

  it('has no share of a few values', async () => {
    const ja = textOf(await siteAdmin.html('/admin/readings'));
    expect(ja).toContain('確実とした値の誤り 0件（全12件）');
    expect(ja).toContain('能力補正 6件 0 5 0 0 1');
  });

  it('is not known before the first, which the page says', async () => {
    const tallies = await db.delete(readingTallies).returning();
    const samples = await db.delete(readingSamples).returning();
    const ja = textOf(await siteAdmin.html('/admin/readings'));
    expect(ja).toContain('比べた読み取りはまだありません。');
    expect(ja).toContain('提供された画像はありません。');
    await db.insert(readingTallies).values(tallies);
    await db.insert(readingSamples).values(samples);
  });
});

describe('an image from a player', () => {
  it('stands beside what was read and what its player left', async () => {
    const html = await siteAdmin.html('/admin/readings');
    expect(html).toContain(`src="${imageOf(worldId('sample'))}?size=phone"`);
    expect(html).toContain(`action="/admin/readings/${worldId('sample')}"`);
    const ja = textOf(html);
    expect(ja).toContain('ラムのみ 要確認・正解 技');
    expect(ja).toContain('こだわりスカーフ 読めず 読み取り：なし');
    expect(ja).toContain('ランドロス（れいじゅうフォルム） 確実・誤り 読み取り：ランドロス');
    expect(ja).toContain('特性 まけんき 持ち物 くろいメガネ 技 ふいうち');
  });

  it('is sent to site admins alone, and kept by no browser', async () => {
    const id = await addSample('sent');
    const sent = await siteAdmin.get(imageOf(id));
    expect([sent.status, await bytesAsText(sent)]).toEqual([200, 'sent']);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await bytesAsText(await siteAdmin.get(`${imageOf(id)}?size=phone`))).toBe('small sent');
    expect(locationOf(await moderator.get(imageOf(id)))).toBe('/error/403');
    expect(locationOf(await visitor.get(imageOf(id)))).toMatch(/^\/(sign-in|admin\/auth)\?/);
    for (const unknown of ['nothing', worldId('nothing'), '%2e%2e', "'"])
      expect((await siteAdmin.get(imageOf(unknown))).status).toBe(404);
  });

  it('is deleted by a press, with its objects; a second press is as good', async () => {
    const id = await addSample('deleted');
    const path = `/admin/readings/${id}`;
    expect(locationOf(await moderator.post(path))).toBe('/error/403');
    await visitor.post(path);
    await siteAdmin.get(path);
    expect(await isKept(id)).toBe(true);
    for (let press = 0; press < 2; press++) {
      const answer = await siteAdmin.post(`/en${path}?page=2`);
      expect(locationOf(answer)).toBe('/en/admin/readings?page=2');
      expect(answer.headers.get('Set-Cookie')).toContain('success.deleted');
    }
    expect(await isKept(id)).toBe(false);
    expect((await env.IMAGES.list({ prefix: `samples/${id}` })).objects).toEqual([]);
  });

  it('stands on a page of six, the newest first', async () => {
    const day = 24 * 3_600_000;
    const today = Date.now() - (Date.now() % day);
    for (let days = 3; days < 10; days++) {
      const id = await addSample(`paged${days}`);
      await db
        .update(readingSamples)
        .set({ keptAt: new Date(today - days * day) })
        .where(eq(readingSamples.id, id));
    }
    const shown = async (page: number) =>
      [
        ...(await siteAdmin.html(`/admin/readings?page=${page}`)).matchAll(
          /<article[^>]*labelledby="(\w+)"/g,
        ),
      ].map(([, id]) => id);
    const [first, second] = [await shown(1), await shown(2)];
    expect([first.length, new Set([...first, ...second]).size]).toEqual([6, await db.$count(readingSamples)]);
    expect(second.at(-1)).toBe(worldId('paged9'));
  });
});
