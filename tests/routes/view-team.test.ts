import { createExecutionContext, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stranger, type Viewer } from '~/accounts/viewer';
import { openDatabase } from '~/db/client.server';
import { teamSheets } from '~/db/schema';
import { hashEditKey } from '~/teams/edit-key.server';
import { findTeamSheet } from '~/teams/find-team-sheet.server';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../world';

// By a name that the type checker does not follow: the build is not there when types are checked.
const entry = '../../build/server/index.js';
const worker = (await import(entry)).default;

const site = 'https://sixsheet.test';
const get = (path: string, headers: HeadersInit = {}) => SELF.fetch(`${site}${path}`, { headers });
const team = (id: string, rest = '') => `/teams/${id}${rest}`;
const db = openDatabase(env.DB);
const world = makeWorld(Date.now());
const image = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const phoneImage = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9]);

const before = worldId('harukaopen');
const endedPublic = worldId('harukaended');
const closedEnded = worldId('closedended');
const closedAfter = worldId('closedafter');
const withdrawn = worldId('withdrawn');
const queued = worldId('queued');

// Counts what reaches the database: prepared statements, whoever runs them.
function counting(d1: D1Database) {
  const asked: string[] = [];
  const counted = new Proxy(d1, {
    get(target, name) {
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

beforeAll(async () => {
  const now = Date.now();
  const ended = world.tournaments.find(({ id }) => id === ids.ended);
  await insertWorld(db, {
    ...world,
    tournaments: [
      {
        ...tournament({ id: closedAfter, name: '終わったクローズド大会', ...dates(ended) }, now),
        sheetKind: 'cts',
      },
    ],
    readings: [
      {
        id: queued,
        imageKey: 'readings/queued',
        imageType: 'image/png',
        imageBytes: 5,
        state: 'queued',
        queuedAt: new Date(now),
      },
    ],
    teamSheets: [
      teamSheet(
        { id: closedEnded, tournamentId: closedAfter, isPublic: true, readingId: ids.akariReading },
        now,
      ),
      teamSheet({ id: withdrawn, tournamentId: ids.running, withdrawnAt: new Date(now) }, now),
      teamSheet(
        {
          id: queued,
          tournamentId: ids.running,
          displayName: '<script>alert(1)</script>',
          members: [{ species: 'garchomp' }, { species: 'nosuchthing', ability: '__proto__' }],
          readingId: queued,
        },
        now,
      ),
    ],
    standings: [],
  });
  await env.IMAGES.put(`readings/${ids.akariReading}`, image, {
    httpMetadata: { contentType: 'image/jpeg' },
  });
  await env.IMAGES.put(`readings/${ids.akariReading}/phone`, phoneImage);
  await env.IMAGES.put('readings/queued', phoneImage, { httpMetadata: { contentType: 'image/png' } });
});
const dates = (row: (typeof world.tournaments)[number] | undefined) => ({
  submissionDeadlineAt: row?.submissionDeadlineAt as Date,
  scheduledStartAt: row?.scheduledStartAt as Date,
  endsAt: row?.endsAt as Date,
});

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
          /<script|rel="stylesheet"|rel="modulepreload"|@import|url\((?!\/teams\/\w+\/image\))/,
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
    [withdrawn, 410, '取り下げました', 'was withdrawn'],
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
    expect(html).toContain('Dotted values were read from the team image');
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

describe('the image', () => {
  const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it('is served with its type, privately, and in a size for phones', async () => {
    const whole = await get(team(ids.akari, '/image'));
    expect(await bytes(whole)).toEqual(image);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(await bytes(await get(team(ids.akari, '/image?size=phone')))).toEqual(phoneImage);
    expect(await bytes(await get(team(queued, '/image?size=phone')))).toEqual(phoneImage);
  });

  it('is not sent again unchanged', async () => {
    const etag = (await get(team(ids.akari, '/image'))).headers.get('ETag') as string;
    expect((await get(team(ids.akari, '/image'), { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(team(ids.akari, '/image'), { 'If-None-Match': 'rubbish, "' })).status).toBe(200);
  });

  it('follows the rules of its sheet', async () => {
    await db.update(teamSheets).set({ readingId: ids.akariReading }).where(eq(teamSheets.id, ids.mirai));
    await db.update(teamSheets).set({ readingId: ids.akariReading }).where(eq(teamSheets.id, before));
    expect((await get(team(ids.mirai, '/image'))).status).toBe(403);
    expect(await (await get(team(ids.mirai))).text()).not.toContain('/image');
    expect((await get(team(before, '/image'))).status).toBe(403);
    expect((await get(team(closedEnded, '/image'))).status).toBe(200);
    expect((await get(team(ids.haruka, '/image'))).status).toBe(404);
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
    expect((await get(team(withdrawn, '/qr'))).status).toBe(404);
  });
});

describe('who the viewer is to a sheet', () => {
  const editKey = 'the-secret-edit-key';
  const owned = worldId('owned');
  beforeAll(async () => {
    await db.insert(teamSheets).values({
      ...teamSheet({ id: owned, tournamentId: ids.running, ownerId: worldId('moderator') }, Date.now()),
      editKeyHash: hashEditKey(editKey),
    });
    await db.insert(teamSheets).values({
      ...teamSheet({ id: worldId('guests'), tournamentId: ids.runningClosed }, Date.now()),
      editKeyHash: hashEditKey(editKey),
    });
  });
  const user = (name: string): Viewer => ({ userId: worldId(name), editKeys: new Map() });
  const guest = (id: string, key: string): Viewer => ({ userId: null, editKeys: new Map([[id, key]]) });

  it.each<[string, Viewer, string, string | undefined]>([
    ['nobody', stranger, owned, 'stranger'],
    ['a staff member who plays', user('moderator'), owned, 'owner'],
    ['a moderator', user('moderator'), ids.haruka, 'moderator'],
    ['an admin', user('hostadmin'), ids.haruka, 'admin'],
    ['staff of another group', user('hostadmin'), ids.mirai, 'stranger'],
    ['a site admin', user('siteadmin'), ids.mirai, 'siteAdmin'],
    ['somebody unknown', user('nobody'), ids.haruka, 'stranger'],
    ['a guest with the key', guest(worldId('guests'), editKey), worldId('guests'), 'guest'],
    ['a guest with a wrong key', guest(worldId('guests'), 'wrong'), worldId('guests'), 'stranger'],
    ['a guest with the key of another sheet', guest(ids.mirai, editKey), worldId('guests'), 'stranger'],
    ['anybody, of an unknown sheet', user('siteadmin'), worldId('nobody'), undefined],
  ])('%s', async (_, viewer, id, expected) => {
    expect((await findTeamSheet(db, id, viewer))?.seenBy).toBe(expected);
  });

  it('says nothing about the keys', async () => {
    const found = await findTeamSheet(db, owned, user('siteadmin'));
    expect(JSON.stringify(found)).not.toMatch(/editKey|ownerId/);
  });
});
