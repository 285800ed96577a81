import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { ids } from '../world';
import { get, main } from './team-form';

const choose = '/team-submit/ots';
const names = (html: string) => Array.from(html.matchAll(/<strong>([^<]*)<\/strong>/g), ([, name]) => name);
const found = async (q: string, prefix = '') =>
  names(await main(await get(`${prefix}${choose}?${new URLSearchParams({ q })}`)));

/** So many copies of an open tournament, each with its name, by another path than the app's own. */
async function addOpen(copies: number, name: (at: number) => string) {
  const { results } = await env.DB.prepare("select name from pragma_table_info('tournaments')").all<{
    name: string;
  }>();
  const rest = results
    .map((column) => column.name)
    .filter((column) => !/^(id|name|search_text)$/.test(column));
  const insert = env.DB.prepare(
    `insert into tournaments (id, name, search_text, ${rest}) select ?, ?, ?, ${rest} from tournaments where id = ?`,
  );
  await env.DB.batch(
    Array.from({ length: copies }, (_, at) => insert.bind(newId(), name(at), name(at), ids.open)),
  );
}

describe('the choice of a tournament', () => {
  it.each([
    ['', ['スカーレット・バイオレット', 'ダブル', 'オープンチームシート（OTS）', '提出締切', '開始']],
    ['/en', ['Scarlet &amp; Violet', 'Doubles', 'Open team sheet (OTS)', 'Submit by', 'Starts']],
  ])('says of each its game, regulation, format, sheet, deadline and start (%s)', async (prefix, said) => {
    const html = await main(await get(`${prefix}${choose}?q=${encodeURIComponent('第12回 ムーンライト')}`));
    expect(names(html)).toEqual(['第12回 ムーンライト杯']);
    const [row = ''] = /<a class="card"[\s\S]*?<\/a>/.exec(html) ?? [];
    expect(row).toContain(`href="${prefix}/team-submit/ots/${ids.open}"`);
    for (const text of said) expect(row).toContain(text);
    const { results } = await env.DB.prepare(
      'select submission_deadline_at as a, scheduled_start_at as b from tournaments where id = ?',
    )
      .bind(ids.open)
      .all<{ a: number; b: number }>();
    for (const at of [results[0]?.a, results[0]?.b]) {
      expect(row).toContain(`dateTime="${new Date(at ?? 0).toISOString()}"`);
    }
  });

  it('is asked without a script, and keeps what was asked', async () => {
    const html = await main(await get(`/en${choose}?q=moon%22%3E`));
    expect(html).toMatch(/<form[^>]*action="\/en\/team-submit\/ots"/);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="moon&quot;&gt;"/);
  });

  it.each([
    'ムーンライト 第12回',
    'ﾑｰﾝﾗｲﾄ　第１２回',
    'むーんらいと 第12回',
    '第１２回ムーンライト杯'.replace('回', '回 '),
    '  ムーンライト   12  ',
  ])('finds it by %s', async (q) => {
    expect(await found(q)).toEqual(['第12回 ムーンライト杯']);
  });

  it('finds an organizer in any case', async () => {
    const all = await found('kamome');
    expect(all.length).toBeGreaterThan(0);
    expect(await found('ＫＡＭＯＭＥ')).toEqual(all);
  });

  it.each([
    '%',
    '_',
    '%%',
    '\\',
    "' or 1=1 --",
    '*',
    '?',
    '[a-z]',
    'ムーン%',
    '第12回_ムーンライト',
    'あ'.repeat(500),
  ])('takes %s as it is written, and says that nothing was found', async (q) => {
    for (const [prefix, said, clear] of [
      ['', '提出受付中の大会はありません', 'すべての大会から選ぶ'],
      ['/en', 'are accepting teams right now', 'Show all tournaments'],
    ] as const) {
      const response = await get(`${prefix}${choose}?${new URLSearchParams({ q })}`);
      expect(response.status).toBe(200);
      const html = await main(response);
      expect(names(html)).toEqual([]);
      expect(html).toContain(said);
      expect(html).toMatch(new RegExp(`<a[^>]*href="${prefix}${choose}"[^>]*>${clear}<`));
    }
  });

  it.each(['q=%00', 'q=%E3%81', 'q=&q=x&page=-1', 'page=9999', 'page=1e9', `q=${'a '.repeat(300)}`, 'q'])(
    'answers ?%s',
    async (query) => {
      expect((await get(`${choose}?${query}`)).status).toBe(200);
    },
  );

  it('pages where there are hundreds, each of them once', async () => {
    await addOpen(130, (at) => `数の多い大会 ${at}`);
    const seen: (string | undefined)[] = [];
    for (let at = 1; at <= 20; at += 1) {
      const html = await main(await get(`${choose}?q=${encodeURIComponent('数の多い')}&page=${at}`));
      seen.push(...names(html));
      expect(names(html).length).toBeLessThanOrEqual(12);
      if (!html.includes('rel="next"')) break;
      expect(html).toContain(`page=${at + 1}"`);
    }
    expect(seen.length).toBe(130);
    expect(new Set(seen).size).toBe(130);
  });

  it('is found under both kinds of sheet, and under no other', async () => {
    expect((await get('/team-submit/CTS')).status).toBe(200);
    expect((await get('/team-submit/all')).status).toBe(404);
    expect(await found('ムーンライト 第12回', '/en')).toEqual(['第12回 ムーンライト杯']);
  });
});
