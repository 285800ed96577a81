import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { standings, teamSheets } from '~/db/schema';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import type { Dictionary } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { readXml } from '../feeds/read-xml';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../world';
import { before, closedEnded, db, get, insertShownTeams, site, withdrawn } from './shown-teams';

const shown = worldId('harukaended');
const long = worldId('embedlong');
const hostile = worldId('embedhostile');
const erased = worldId('embederased');
const crowd = worldId('embedcrowd');
const quiet = worldId('embedquiet');
const team = (id: string) => `/embed/teams/${id}`;
const table = (id: string) => `/embed/standings/${id}`;

/** The names that take most bytes in both languages. */
const longest = (dictionary: Dictionary, count: number) =>
  Object.entries(dictionary)
    .map(([key, { ja, en }]) => [key, new TextEncoder().encode(ja + en).length] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([key]) => key);

const evilName = '"><img src=x>';

beforeAll(async () => {
  await insertShownTeams();
  const now = Date.now();
  const world = makeWorld(now);
  const over = world.tournaments.find(({ id }) => id === ids.ended);
  const moves = longest(moveNames, 24);
  const ended = { tournamentId: ids.ended, isPublic: true };
  const large = '🏆'.repeat(16);
  const players = Array.from({ length: 40 }, (_, at) => worldId(`crowd${at}`));
  const dates = {
    submissionDeadlineAt: over?.submissionDeadlineAt as Date,
    scheduledStartAt: over?.scheduledStartAt as Date,
    endsAt: over?.endsAt as Date,
  };
  await insertWorld(db, {
    ...world,
    tournaments: [
      {
        ...tournament({ id: crowd, name: '大'.repeat(60), ...dates }, now),
        resultsPublishedAt: new Date(now),
      },
      { ...tournament({ id: quiet, name: '結果待ち', ...dates }, now), resultsPublishedAt: null },
    ],
    readings: [],
    teamSheets: [
      teamSheet(
        {
          id: long,
          ...ended,
          displayName: large,
          members: longest(speciesNames, 6).map((species, slot) => ({
            species,
            ability: longest(abilityNames, 6)[slot],
            item: longest(itemNames, 6)[slot],
            teraType: 'electric',
            moves: moves.slice(slot * 4, slot * 4 + 4),
          })),
        },
        now,
      ),
      teamSheet({ id: hostile, ...ended, displayName: evilName, members: [{ species: '<script>' }] }, now),
      teamSheet({ id: erased, ...ended, erasedAt: new Date(now) }, now),
      teamSheet({ id: worldId('quietone'), tournamentId: quiet, isPublic: true }, now),
      ...players.map((id) => teamSheet({ id, tournamentId: crowd, displayName: large, isPublic: true }, now)),
    ],
    standings: [
      ...players.map((teamSheetId, at) => ({
        ...{ teamSheetId, rank: at + 1, wins: 10, losses: 10, ties: 10 },
        ...{ outcome: null, updatedAt: new Date(now) },
      })),
      {
        ...{ teamSheetId: worldId('quietone'), rank: 1, wins: 7, losses: 0, ties: 0 },
        ...{ outcome: null, updatedAt: new Date(now) },
      },
    ],
  });
});

const policyOf = ({ headers }: Response) => headers.get('Content-Security-Policy') ?? '';
const nothingElse = /frame-ancestors (?!\*)/;

describe('who may see what in a frame', () => {
  it.each([
    ['a public team of a tournament that is over', team(shown), 200, 'ガブリアス'],
    ['a closed one, which its player made public', team(closedEnded), 200, 'さめはだ'],
    ['a private one', team(ids.kenta), 403, '非公開のチームです'],
    ['one of a tournament that is on, by its link', team(ids.haruka), 403, 'まだ表示できません'],
    ['a closed one of such', team(ids.mirai), 403, 'まだ表示できません'],
    ['one before the start', team(before), 403, 'まだ表示できません'],
    ['one that was withdrawn', team(withdrawn), 410, '取り下げられたチームです'],
    ['one that was erased', team(erased), 410, '削除されたチームです'],
    ['none', team(worldId('nobody')), 404, '見つかりません'],
    ['what is no id', team("' or 1=1"), 404, '見つかりません'],
    ['published standings', table(ids.ended), 200, '優勝'],
    ['standings that are not published', table(quiet), 404, '順位はまだありません'],
    ['those of a tournament that is on', table(ids.running), 404, '順位はまだありません'],
    ['those of a draft', table(worldId('draft')), 404, '見つかりません'],
  ])('%s: %s', async (_, path, status, words) => {
    const answer = await get(path);
    const html = await answer.text();
    expect([answer.status, html.includes(words)]).toEqual([status, true]);
    if (status !== 200) expect(html).not.toMatch(/ガブリアス|Garchomp|リザードン|7勝|<li|<table/);
    expect(policyOf(answer)).toContain('frame-ancestors *');
    expect(policyOf(answer)).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Cache-Control')).toBe(status === 200 ? 'public, no-cache' : 'no-store');
    expect(html).toContain('<base target="_blank"/>');
    expect(html).not.toMatch(/<script|<form|<img|<link|<[^>]+\sstyle=/);
  });

  it('holds no ID of a player, and no code', async () => {
    const html = await (await get(team(shown))).text();
    expect(html).not.toMatch(/Hrk4Tm|haruka_vgc/);
  });

  it('no other page is framed, nor what comes of sending something here', async () => {
    const sent = await SELF.fetch(site + team(shown), { method: 'POST', headers: { Origin: site } });
    await sent.arrayBuffer();
    expect([sent.status, policyOf(sent).includes('frame-ancestors *')]).toEqual([405, false]);
    for (const answer of [await get('/embed/teams'), await get(`/teams/${shown}`), await get('/')])
      expect(policyOf(answer)).toMatch(nothingElse);
  });

  it('is gone at once when its player makes it private', async () => {
    const tag = (await get(team(shown))).headers.get('ETag') ?? '';
    const held = { 'If-None-Match': `"other", W/${tag}` };
    const again = await get(team(shown), held);
    expect([again.status, await again.text(), policyOf(again)]).toEqual([
      304,
      '',
      expect.stringContaining('*'),
    ]);
    const set = (isPublic: boolean) =>
      db.update(teamSheets).set({ isPublic }).where(eq(teamSheets.id, shown));
    await set(false);
    expect((await get(team(shown), held)).status).toBe(403);
    await set(true);
    expect((await get(team(shown), held)).status).toBe(304);
  });
});

describe('a frame', () => {
  it.each([
    team(shown),
    `/en${team(long)}?lang=both`,
    `/ja${team(long)}?lang=both`,
    `/ja${table(crowd)}`,
    `/en${table(crowd)}`,
    team(ids.kenta),
  ])('%s is at most 10 KB as it is, its head included', async (path) => {
    const answer = await get(path);
    const body = new TextEncoder().encode(await answer.text()).length;
    const head = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
    expect(body + head).toBeLessThan(10_000);
    expect(body).toBeGreaterThan(1_000);
  });

  it.each([
    ['', {}, '<html lang="ja"', 'ガブリアス<small lang="en"> Garchomp'],
    ['', { 'Accept-Language': 'en-GB' }, '<html lang="en"', 'Garchomp<small lang="ja"> ガブリアス'],
    ['/en', { 'Accept-Language': 'ja' }, '<html lang="en"', 'Garchomp<small lang="ja"> ガブリアス'],
    ['/en', {}, '<html lang="en"', 'href="/en/teams/'],
    ['/en?lang=ja', {}, '<html lang="en"', '<span lang="ja">ガブリアス</span></h2>'],
    ['/ja?lang=ja', {}, '<html lang="ja"', '</svg>ガブリアス</h2>'],
    ['/ja?lang=%00', {}, '<html lang="ja"', 'ガブリアス<small lang="en"> Garchomp'],
  ])('of %s for %o is in the language asked for', async (asked, headers, page, name) => {
    const [prefix, search] = asked.split('?');
    const html = await (await get(`${prefix}${team(shown)}?${search ?? ''}`, headers as HeadersInit)).text();
    expect(html).toContain(page);
    expect(html).toContain(name);
  });

  it('shows what is typed as text', async () => {
    const html = await (await get(team(hostile))).text();
    expect(html).toContain('&quot;&gt;&lt;img src=x&gt;');
    expect(html).not.toMatch(/<img|<script/);
  });

  it('has the best 16, and leads to public teams alone', async () => {
    await db
      .update(teamSheets)
      .set({ isPublic: false })
      .where(eq(teamSheets.id, worldId('crowd1')));
    const html = await (await get(table(crowd))).text();
    expect(html.match(/<tr[ >]/g)).toHaveLength(17);
    expect(html.match(/href="\/ja\/teams\//g)).toHaveLength(15);
    expect(html).not.toContain(worldId('crowd1'));
    expect(html).toContain(`href="/ja/tournaments/${crowd}#standings"`);
    expect((await db.select().from(standings)).length).toBeGreaterThan(40);
  });

  it('has a dash where no record is known, as its page has', async () => {
    await db
      .update(standings)
      .set({ wins: null, losses: null, ties: 0 })
      .where(eq(standings.teamSheetId, worldId('crowd2')));
    for (const path of [table(crowd), `/tournaments/${crowd}`])
      expect(await (await get(path)).text()).toMatch(/<td>—<\/td><\/tr>/);
  });
});

const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

/** A consumer as oembed.com has it: from a page's discovery to what it puts on its own page. */
async function consume(page: string, room: Record<string, string> = {}, format = 'json') {
  const html = await (await get(page)).text();
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1];
  const endpoint = new URL((link ?? '').replaceAll('&amp;', '&'));
  for (const [name, value] of Object.entries({ ...room, format })) endpoint.searchParams.set(name, value);
  const answer = await SELF.fetch(endpoint);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const text = await answer.text();
  if (format === 'json') {
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    return JSON.parse(text) as Record<string, string | number>;
  }
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/xml/);
  const { name, children } = readXml(text, '');
  expect(name).toBe('oembed');
  return Object.fromEntries(children.map((each) => [each.name, each.text])) as Record<
    string,
    string | number
  >;
}

describe('oEmbed', () => {
  it.each([
    [`/ja/teams/${shown}`, 'ハルカさんのチーム', `/ja${team(shown)}`],
    [`/en/teams/${shown}`, 'ハルカ’s team', `/en${team(shown)}`],
    [`/ja/tournaments/${ids.ended}`, '第10回 ムーンライト杯の順位', `/ja${table(ids.ended)}`],
    [`/teams/${hostile}`, `${evilName}さんのチーム`, `/ja${team(hostile)}`],
  ])('is found from %s, and what it says is framed', async (page, title, frame) => {
    for (const format of ['json', 'xml']) {
      const said = await consume(page, { maxwidth: '480', maxheight: '300' }, format);
      expect(said).toMatchObject({ type: 'rich', version: '1.0', title, provider_name: 'Sixsheet' });
      expect([Number(said.width), Number(said.height), String(said.provider_url)]).toEqual([480, 300, site]);
      expect(Number(said.cache_age)).toBeGreaterThan(0);
      const src = /^<iframe src="([^"<>]+)"[^<>]+><\/iframe>$/.exec(String(said.html))?.[1];
      expect(src).toBe(site + frame);
      expect((await SELF.fetch(src ?? '')).status).toBe(200);
    }
  });

  it('is offered where something is public alone', async () => {
    for (const page of [`/teams/${shown}`, `/tournaments/${ids.ended}`]) {
      const html = await (await get(page)).text();
      expect(html).toMatch(/<details class="card embed"><summary>ブログなどに埋め込む/);
      expect(html).toMatch(
        /<input id="embed-html"[^>]* value="&lt;iframe src=&quot;https:\/\/sixsheet\.test\/ja\/embed\//,
      );
    }
    for (const page of [`/teams/${ids.haruka}`, `/tournaments/${quiet}`, `/tournaments/${ids.running}`])
      expect(await (await get(page)).text()).not.toMatch(/oembed|\/embed\/|class="card embed"/);
  });

  it.each([
    ['a private team', `${site}/teams/${ids.kenta}`, '', 401],
    ['one of a tournament that is on', `${site}/teams/${ids.haruka}`, '', 401],
    ['one before the start', `${site}/teams/${before}`, '', 401],
    ['one that was withdrawn', `${site}/teams/${withdrawn}`, '', 404],
    ['none', `${site}/teams/${worldId('nobody')}`, '', 404],
    ['a tournament without results', `${site}/tournaments/${quiet}`, '', 404],
    ['another page', `${site}/posts`, '', 404],
    ['another site', `https://evil.example/teams/${shown}`, '', 404],
    ['what is no URL', 'nothing', '', 404],
    ['nothing', '', '', 400],
    ['a format that is none', `${site}/teams/${shown}`, '&format=yaml', 501],
    ['one of every object', `${site}/teams/${shown}`, '&format=constructor', 501],
    ['a width that is none', `${site}/teams/${shown}`, '&maxwidth=wide', 400],
    ['a height that is none', `${site}/teams/${shown}`, '&maxheight=0', 400],
  ])('of %s is refused', async (_, url, more, status) => {
    const answer = await ask(url, more);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status })]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('says what was wrong where its type leads, in one place', async () => {
    const explained = [...(await (await get('/developers')).text()).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(explained.filter((id, at) => explained.indexOf(id) !== at)).toEqual([]);
    for (const [url, more] of [
      [`${site}/teams/${ids.kenta}`, ''],
      ['nothing', ''],
      ['', ''],
      ['', '&format=yaml'],
    ] as const) {
      const { type } = (await (await ask(url, more)).json()) as { type: string };
      expect(explained).toContain(type.replace('/developers#', ''));
    }
  });
});
