import { createExecutionContext, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teamSheets } from '~/db/schema';
import { ids, worldId } from '../world';
import { before, closedEnded, db, get, insertShownTeams, queued, site, team, withdrawn } from './shown-teams';
import { worker } from './worker';

const endedPublic = worldId('harukaended');

beforeAll(insertShownTeams);

// Counts what reaches the database: prepared statements, whoever runs them.
function counting(d1: D1Database) {
  const asked: string[] = [];
  const counted = new Proxy(d1, {
    get(target, name) {
      if (name === 'withSession') return undefined;
      if (name === 'prepare') {
        return (query: string) => {
          asked.push(query);
          return target.prepare(query);
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { counted, asked };
}

describe('the opponent page', () => {
  it.each([ids.haruka, ids.akari, ids.souta, ids.mirai, endedPublic, before, ids.kenta])(
    'of %s is one small response without a script',
    async (id) => {
      for (const path of [team(id), `/ja${team(id)}`, `/en${team(id)}?names=en`]) {
        const response = await get(path);
        const html = await response.text();
        const head =
          [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('').length + 20;
        expect(gzipSync(html).length + head).toBeLessThan(9_000);
        expect(html).not.toMatch(
          /<script|rel="stylesheet"|rel="modulepreload"|@import|url\((?!"\/teams\/\w+\/image"\))/,
        );
        expect(html).toContain('<meta name="robots" content="noindex"');
      }
    },
  );

  it('shows all that an open sheet reveals, in both languages', async () => {
    const html = await (await get(team(ids.haruka))).text();
    for (const text of [
      'ハルカ',
      'Hrk4Tm',
      'ガブリアス',
      'Garchomp',
      'さめはだ',
      'Life Orb',
      'じしん',
      'はがね',
      'Steel',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('haruka_vgc');
  });

  it.each([
    ['', {}, '<html lang="ja"', 'ガブリアス</span><small lang="en"> Garchomp'],
    ['', { 'Accept-Language': 'en-US' }, '<html lang="en"', 'Garchomp</span><small lang="ja"> ガブリアス'],
    [
      '',
      { 'Accept-Language': 'en', Cookie: 'i18n_redirected=ja' },
      '<html lang="ja"',
      'ガブリアス</span><small',
    ],
    ['?names=en', {}, '<html lang="ja"', '<span lang="en">Garchomp</span></h2>'],
    ['?names=ja', { 'Accept-Language': 'en' }, '<html lang="en"', '<span lang="ja">ガブリアス</span></h2>'],
    ['?names=%00', {}, '<html lang="ja"', 'ガブリアス</span><small lang="en"> Garchomp'],
  ])('%o with %o is in the language asked for', async (search, headers, page, name) => {
    const html = await (await get(team(ids.haruka, search), headers as HeadersInit)).text();
    expect(html).toContain(page);
    expect(html).toContain(name);
  });

  it('shows six species of a closed sheet, and nothing else of it', async () => {
    const response = await get(team(ids.mirai));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('リザードン');
    expect(html.match(/<h2/g)).toHaveLength(6);
    for (const hidden of [
      'Solar Power',
      'サンパワー',
      'Heat Wave',
      'Modest',
      'リザードナイト',
      'solarpower',
    ]) {
      expect(html).not.toContain(hidden);
    }
  });

  it('shows a public closed sheet whole when the tournament is over', async () => {
    const html = await (await get(team(closedEnded))).text();
    expect(html).toContain('さめはだ');
    expect(html).toContain(`${team(closedEnded)}/image?size=phone`);
  });

  it.each([
    [
      before,
      403,
      '大会が始まるまで、ほかのプレイヤーのチームは見られません。',
      'You can’t view other players’ teams until the tournament starts.',
    ],
    [ids.kenta, 403, '公開を選んでいません', 'chose not to make it public'],
    [withdrawn, 410, '取り下げられたチームです', 'was withdrawn'],
  ])('refuses %s with %i in words, and says nothing of the team', async (id, status, ja, en) => {
    for (const [prefix, words] of [
      ['/ja', ja],
      ['/en', en],
    ]) {
      const response = await get(`${prefix}${team(id)}`);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(html).toContain(words);
      expect(html).not.toMatch(/ガブリアス|Garchomp|Tm|Knt7Aa/);
    }
  });

  it('says before the start when it will be, as an instant and in a named time zone', async () => {
    const html = await (await get(team(before))).text();
    expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[\d:.]+Z">[^<]*日本時間<\/time>/);
  });

  it.each(['x', worldId('nobody'), 'HARUKA%00', "' or 1=1 --", '%F0%9F%8D%A3'.repeat(40)])(
    'is not found for %o',
    async (id) => {
      for (const rest of ['', '/qr', '/image']) {
        expect((await get(`/teams/${encodeURIComponent(id)}${rest}`)).status).toBe(404);
      }
    },
  );

  it('matches in any case and with a trailing slash', async () => {
    expect((await get(`/EN/Teams/${ids.haruka.toUpperCase()}/`)).status).toBe(200);
  });

  it('tells that staff corrected the sheet, and when', async () => {
    const html = await (await get(team(ids.souta))).text();
    expect(html).toContain('訂正されたシートです');
    expect(html).toMatch(/<time dateTime="\d{4}-/);
    expect(await (await get(team(ids.haruka))).text()).not.toContain('訂正された');
  });

  it('marks what was read from the image and not confirmed', async () => {
    const html = await (await get(`/en${team(ids.akari)}`)).text();
    expect(html).toContain('Values with a dotted line were read from the team image');
    expect(html).toMatch(/<mark class="sure"[^>]*><span lang="en">Multiscale<\/span>/);
    expect(html).toMatch(/<mark class="unsure"[^>]*><span lang="en">Lum Berry<\/span>/);
    // What the player typed is not marked.
    expect(html).toMatch(/<dd><span lang="en">Defiant<\/span>/);
  });

  it('says that an image waits to be read, and escapes what people typed', async () => {
    const html = await (await get(team(queued))).text();
    expect(html).toContain('チーム画像を読み取っています');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('nosuchthing');
    expect(html).toContain('未記入');
  });
});

describe('a page that has been seen', () => {
  it('is answered with 304 until something of it changes', async () => {
    const first = await get(team(ids.haruka));
    const seen = { 'If-None-Match': first.headers.get('ETag') as string };
    expect(seen['If-None-Match']).toMatch(/^W\/"/);
    const again = await get(team(ids.haruka), seen);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('ETag')).toBe(seen['If-None-Match']);

    expect((await get(team(ids.haruka), { ...seen, 'Accept-Language': 'en' })).status).toBe(200);
    expect((await get(team(ids.haruka, '?names=en'), seen)).status).toBe(200);
    await db.update(teamSheets).set({ displayName: 'ハルカ2' }).where(eq(teamSheets.id, ids.haruka));
    expect((await get(team(ids.haruka), seen)).status).toBe(200);
    await db.update(teamSheets).set({ displayName: 'ハルカ' }).where(eq(teamSheets.id, ids.haruka));
    expect((await get(team(ids.haruka), seen)).status).toBe(304);
  });

  it('is drawn from memory as it would be drawn anew, whatever changes meanwhile and whoever asks', async () => {
    const names = ['ハルカ', 'ソウタ<b>', '"Kenta"', 'n', 'ミライ'];
    const nonceOf = (html: string) => /<style nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const seen = new Map<string, string>();
    const nonces: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const name = names[(turn * 7) % names.length] as string;
      const tonamelId = `T${(turn * 3) % 4}`;
      await db.update(teamSheets).set({ displayName: name, tonamelId }).where(eq(teamSheets.id, ids.haruka));
      const path = `${turn % 2 ? '/en' : ''}${team(ids.haruka)}${turn % 3 ? '' : '?names=both'}`;
      const response = await get(path);
      const html = await response.text();
      const nonce = nonceOf(html);
      nonces.push(nonce);
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      expect(html).toContain(
        `<h1>${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</h1>`,
      );
      expect(html).toContain(`<b>${tonamelId}</b>`);
      const key = `${path} ${name} ${tonamelId}`;
      const plain = html.replaceAll(nonce, '');
      expect(seen.get(key) ?? plain).toBe(plain);
      seen.set(key, plain);
    }
    expect(seen.size).toBeLessThan(40);
    expect(new Set(nonces).size).toBe(40);
    await db
      .update(teamSheets)
      .set({ displayName: 'ハルカ', tonamelId: 'Hrk4Tm' })
      .where(eq(teamSheets.id, ids.haruka));
  });

  it('asked for in an odd way it is found all the same', async () => {
    for (const odd of [
      `/teams/${ids.haruka.toUpperCase()}`,
      `/TEAMS/${ids.haruka}/`,
      `/EN/Teams/${ids.haruka}`,
      `/te%61ms/${ids.haruka}?names=en`,
    ])
      expect([odd, (await get(odd)).status]).toEqual([odd, 200]);
    const data = await get(`${team(ids.haruka)}.data?names=en`);
    expect([data.status, data.url]).toEqual([200, `${site}${team(ids.haruka)}?names=en`]);
    const asked = await SELF.fetch(site + team(ids.haruka), { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
  });

  it('is never kept for other people', async () => {
    const { headers } = await get(team(ids.haruka));
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toContain('Cookie');
  });
});

describe('the database', () => {
  const asks = async (path: string) => {
    const { counted, asked } = counting(env.DB);
    const request = new Request(`${site}${path}`) as Request<unknown, IncomingRequestCfProperties>;
    await worker.fetch(request, { ...env, DB: counted }, createExecutionContext());
    return asked.length;
  };

  it.each([
    [team(ids.haruka), 1],
    [team(ids.akari), 1],
    [team(ids.souta), 1],
    [team(before), 1],
    [team(ids.haruka, '/qr'), 1],
    [team(ids.akari, '/image'), 1],
    [team('malformed'), 0],
  ])('is asked for %s: %i times', async (path, times) => {
    expect(await asks(path)).toBe(times);
  });
});

describe('the QR', () => {
  it('can be opened before the start and shows nothing of the team', async () => {
    const response = await get(`/en${team(before, '/qr')}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`${site}/teams/${before}<`);
    expect(html).not.toMatch(/Garchomp|ガブリアス|<script/);
  });

  it('is gone with a withdrawn team', async () => {
    expect((await get(team(withdrawn, '/qr'))).status).toBe(410);
  });
});
