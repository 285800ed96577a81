import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ids, thumbnails, worldId } from '../world';

const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(`https://sixsheet.test${path}`, { headers, redirect: 'manual' });
const page = async (path: string) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.text();
};
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const cards = (html: string) =>
  [...html.matchAll(/<h3><a href="([^"]+)">([^<]+)<\/a>/g)].map(([, , name]) => name);

describe('the list of tournaments', () => {
  it('shows running, upcoming and past ones, and nothing hidden', async () => {
    const html = main(await page('/tournaments'));
    const order = ['id="running"', 'id="upcoming"', 'id="past"'].map((id) => html.indexOf(id));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html).toContain('第11回 ムーンライト杯');
    expect(html).not.toContain('秘密杯');
    expect(html).toContain('チーム提出受付中');
    expect(html).toContain('エントリー受付中');
  });

  it('keeps the rest of the question when it turns to another phase or page', async () => {
    const html = main(await page('/en/tournaments?when=past&q=&rule='));
    expect(cards(html)).toHaveLength(12);
    expect(html).toContain('href="/en/tournaments?when=past&amp;page=2"');
    const next = main(await page('/en/tournaments?when=past&page=2'));
    expect(next).toContain('Page 2');
    expect(next).toContain('href="/en/tournaments?when=past"');
    expect(cards(next).filter((name) => cards(html).includes(name))).toEqual([]);
    expect(main(await page('/tournaments?rule=single&q=夜'))).toContain(
      'href="/tournaments?q=%E5%A4%9C&amp;rule=single&amp;when=past"',
    );
  });

  it('searches and filters', async () => {
    expect(cards(await page('/tournaments?q=ﾑｰﾝﾗｲﾄ+第１０回'))).toEqual(['第10回 ムーンライト杯']);
    expect(cards(await page('/tournaments?rule=triple'))).toEqual(['トリプル復活祭']);
    const none = await page('/tournaments?q=そんな大会はない');
    expect(cards(none)).toEqual([]);
    expect(none).toContain('条件に合う大会が見つかりませんでした。');
    expect(none).toContain('value="そんな大会はない"');
  });

  it('marks a test tournament', async () => {
    expect(main(await page('/tournaments?q=テスト用'))).toContain(
      '<span class="badge warn">テスト大会</span>',
    );
  });

  it.each([
    'page=0',
    'page=-1&when=past',
    'page=99999999999&when=past',
    'when=never&rule=DROP&format=%00',
    'q=%00',
    'q=%25_%27%22%5C',
    `q=${'%F0%A9%B8%BD'.repeat(200)}`,
    `q=${encodeURIComponent('ムーンライト '.repeat(200))}`,
    'q=%E3%81&rule=%FF',
    'when=past&when=running&page=2&page=3',
    'rule[]=double&__proto__=x',
  ])('answers ?%s', async (query) => {
    expect((await get(`/tournaments?${query}`)).status).toBe(200);
  });

  it('escapes what was asked', async () => {
    expect(await page('/tournaments?q="><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  it('says so on a page behind the last', async () => {
    const html = main(await page('/tournaments?when=past&page=900'));
    expect(html).toContain('このページに大会はありません。');
    expect(html).toContain('href="/tournaments?when=past"');
  });
});

describe('a tournament', () => {
  it('tells what opponents will see, until when to submit, and where', async () => {
    const html = await page(`/tournaments/${ids.open}`);
    expect(html).toContain('<title>第12回 ムーンライト杯 - Sixsheet</title>');
    expect(html).toContain('オープンチームシート');
    expect(html).toMatch(/<time class="countdown"[^>]*>あと(29日|28日\d+時間)/);
    expect(html).toMatch(
      /<time dateTime="\d{4}-\d\d-\d\dT[^"]+Z" data-local="">[^<]+\([日月火水木金土]\) \d\d:\d\d 日本時間/,
    );
    expect(html).toContain(`href="/team-submit/ots/${ids.open}"`);
    expect(html).toMatch(/href="https:\/\/tonamel\.com\/competition\/XtzgX" [^>]*rel="[^"]*noopener/);
  });

  it('speaks English, and knows a closed sheet', async () => {
    const html = await page(`/en/tournaments/${ids.closedKind}`);
    expect(html).toContain('Closed team sheet');
    expect(html).toContain('Opponents see only your six Pokémon.');
    expect(html).toContain(`href="/en/team-submit/cts/${ids.closedKind}"`);
    expect(html).toContain('In person');
    expect(html).toMatch(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, (\d{4}, )?\d\d:\d\d JST/);
  });

  it.each([
    [ids.running, 'チームの提出は締め切りました。'],
    [worldId('more2x'), '運営がチームの提出を締め切りました。'],
  ])('%s: %s', async (id, reason) => {
    const html = await page(`/tournaments/${id}`);
    expect(html).toContain(reason);
    expect(html).not.toContain('/team-submit/');
  });

  it('shows standings and public teams after the end, and no private link', async () => {
    const html = main(await page(`/tournaments/${ids.ended}`));
    expect(html).toContain('id="standings"');
    expect(html).toContain('ケンタ');
    expect(html).not.toContain(ids.kenta);
    expect(html).toContain(`href="/teams/${worldId('minato')}"`);
    expect(html).toContain('バドレックス');
    expect(html).toMatch(/<small lang="en"><span class="species-name">Calyrex <span class="form-name">Ice</);
    expect(html).not.toContain('/team-submit/');
    const english = main(await page(`/en/tournaments/${ids.ended}`));
    expect(english).toContain('<small lang="ja"><span class="species-name">ガブリアス</span></small>');
    expect(english).toContain('6–1');
  });

  it('shows no team before the end', async () => {
    const html = main(await page(`/tournaments/${ids.running}`));
    expect(html).not.toContain('/teams/');
    expect(html).not.toContain('id="standings"');
  });

  it.each([worldId('draft'), worldId('archived'), worldId('nobody'), '1', '%00', "'--", 'x'.repeat(3000)])(
    '%s is not found',
    async (id) => {
      expect((await get(`/tournaments/${id}`)).status).toBe(404);
      expect((await get(`/tournaments/${id}/thumbnail`)).status).toBe(404);
    },
  );

  it('is found in any case and with a trailing slash', async () => {
    expect(await page(`/EN/Tournaments/${ids.open.toUpperCase()}/`)).toContain('Submit your team');
  });

  it('describes itself to link previews and search engines', async () => {
    const html = await page(`/en/tournaments/${ids.open}`);
    expect(html).toContain('<meta property="og:title" content="第12回 ムーンライト杯"/>');
    expect(html).toContain(`content="https://sixsheet.test/en/tournaments/${ids.open}/card?v=`);
    const json = /<script type="application\/ld\+json">([^<]+)</.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      name: '第12回 ムーンライト杯',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      organizer: { name: 'ムーンライト杯 運営' },
    });
  });
});

describe('the picture of a tournament', () => {
  it('is drawn when there is none, and not sent twice', async () => {
    const path = `/tournaments/${ids.ended}/thumbnail`;
    const response = await get(path);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    const etag = response.headers.get('ETag') ?? '';
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(path, { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('comes from storage when there is one', async () => {
    const path = `/tournaments/${ids.open}/thumbnail`;
    expect((await get(path)).headers.get('Content-Type')).toContain('svg');
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    await env.IMAGES.put(thumbnails.moonlight, bytes, { httpMetadata: { contentType: 'image/png' } });
    const response = await get(path);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toContain('max-age=');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const again = await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('home', () => {
  it('puts running and open tournaments first', async () => {
    const html = main(await page('/'));
    expect(html.indexOf('id="running"')).toBeGreaterThan(0);
    expect(html.indexOf('id="running"')).toBeLessThan(html.indexOf('id="open"'));
    expect(html).toContain('大会を開く');
    expect(main(await page('/en'))).toContain('How it works');
  });

  it('needs no script', async () => {
    for (const path of ['/', '/tournaments', `/tournaments/${ids.open}`]) {
      expect(await page(path)).not.toMatch(/<script[^>]*(entry\.client|__remixContext)/);
    }
  });
});
