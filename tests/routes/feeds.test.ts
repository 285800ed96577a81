import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { allOf, expectAtom, linkOf, readXml, textOf } from '../feeds/read-xml';
import { ids, worldId } from '../world';
import { site, visitor } from './person';
import { decide, written } from './post-form';
import { admin, desk, make, typed } from './tournament-form';

const tournaments = '/tournaments/feed.xml';
const posts = '/posts/feed.xml';

async function read(path: string) {
  const answer = await visitor.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const feed = readXml(await answer.text());
  expectAtom(feed);
  const entries = allOf(feed, 'entry').map((entry) => ({
    title: textOf(entry, 'title'),
    summary: textOf(entry, 'summary'),
    updated: textOf(entry, 'updated') ?? '',
    published: textOf(entry, 'published') ?? '',
    url: linkOf(entry, 'alternate') ?? '',
    picture: linkOf(entry, 'enclosure'),
  }));
  return { feed, entries, titles: entries.map(({ title }) => title) };
}
const ofTournament = async (id: string) =>
  (await read(tournaments)).entries.find(({ url }) => url === `${site}/ja/tournaments/${id}`);

describe.each([tournaments, posts])('%s', (path) => {
  it('is sent as Atom in the language of its URL, with a tag by which it is not sent twice', async () => {
    for (const [prefix, language] of [
      ['', 'ja'],
      ['/ja', 'ja'],
      ['/en', 'en'],
    ] as const) {
      const answer = await SELF.fetch(site + prefix + path, {
        headers: { 'Accept-Language': 'en', Cookie: 'i18n_redirected=en' },
      });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'content-language': language,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
      const feed = readXml(await answer.text());
      expect([feed.attributes['xml:lang'], linkOf(feed, 'self')]).toEqual([
        language,
        `${site}/${language}${path}`,
      ]);
      const held = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
      const again = await SELF.fetch(site + prefix + path, { headers: held });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('has its newest first, with links that lead somewhere', async () => {
    const { feed, entries } = await read(path);
    expect(entries.length).toBeGreaterThan(5);
    const published = entries.map((entry) => entry.published);
    expect(published).toEqual([...published].sort().reverse());
    for (const url of [linkOf(feed, 'alternate') ?? '', entries[0]?.url ?? ''])
      expect([url, (await SELF.fetch(url)).status]).toEqual([url, 200]);
  });

  it('is found from its page, and linked there', async () => {
    for (const locale of ['ja', 'en']) {
      const html = await visitor.html(`/${locale}/${path.split('/')[1]}`);
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="/${locale}${path}"`,
        ),
      );
      expect(html).toMatch(new RegExp(`<a [^>]*href="/${locale}${path}"`));
    }
  });
});

describe('the feed of tournaments', () => {
  it('has what is public, by its name in the language, and nothing else', async () => {
    const { titles, entries } = await read(tournaments);
    expect(titles).toContain('第12回 ムーンライト杯');
    expect(entries.find(({ title }) => title === '第12回 ムーンライト杯')?.summary).toMatch(
      /^開始：\d{4}年.*日本時間\n提出締切：.*\nレギュレーション：.*\nルール：.*\n開催形式：/,
    );
    expect(titles.join()).not.toMatch(/第13回|提出テスト用|秘密杯/);
    const english = await read(`/en${tournaments}`);
    expect(english.titles).toContain('Moonlight Cup #11');
    for (const id of ['draft', 'archived', 'nextmoonlight'])
      expect(english.entries.map(({ url }) => url).join()).not.toContain(worldId(id));
  });

  it('tells a new one, says it anew when it changes, and that it is off', async () => {
    const id = await make();
    const first = await ofTournament(id);
    expect(first).toMatchObject({ title: typed.name });
    expect((await read(tournaments)).entries[0]?.url).toBe(first?.url);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await admin.post(`${desk}/${id}/cancel`, { reason: '大雪のため' });
    const off = await ofTournament(id);
    expect(off).toMatchObject({ title: `【中止】${typed.name}`, published: first?.published });
    expect(off && first && off.updated > first.updated).toBe(true);
    await admin.post(`${desk}/${id}/state/archive`, { sure: 'yes' });
    expect(await ofTournament(id)).toBeUndefined();
    expect(await ofTournament(ids.running)).toBeDefined();
  });
});

describe('the feed of posts', () => {
  it('has what was approved, with the six by their names and a picture', async () => {
    const { entries } = await read(`/en${posts}`);
    const winner = entries.find(({ url }) => url.endsWith(worldId('harukawinner')));
    expect(winner?.summary).toContain('Garchomp, Incineroar, Rillaboom');
    const picture = await SELF.fetch(winner?.picture ?? '');
    await picture.arrayBuffer();
    expect(picture.headers.get('Content-Type')).toMatch(/^image\//);
    expect(
      (await read(posts)).entries.find(({ url }) => url.endsWith(worldId('harukawinner')))?.summary,
    ).toContain('ガブリアス、ガオガエン');
  });

  it('tells a post when it is approved, and no sooner', async () => {
    const id = await written({ title: 'QQ <b>&amp; 新しい投稿</b>' });
    const titles = async () => (await read(posts)).titles.join('\n');
    expect(await titles()).not.toContain('QQ');
    await decide(id, 1, { intent: 'approve' });
    expect(await titles()).toContain('QQ <b>&amp; 新しい投稿</b>');
  });
});
