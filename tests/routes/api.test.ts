import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { paths } from '~/api/paths';
import type { teamShape } from '~/api/shapes/team';
import { teamSheets, tournaments } from '~/db/schema';
import { ids, worldId } from '../world';
import { person, site } from './person';
import { before, closedEnded, db, insertShownTeams, queued, withdrawn } from './shown-teams';

type Team = z.infer<typeof teamShape>;
interface List {
  items: (Record<string, unknown> & { id: string })[];
  next: string | null;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  SELF.fetch(`${site}/api/v1/${path}`, { headers, method, redirect: 'manual' });
const list = async (path: string) => (await (await ask(path)).json()) as List;

/** Follows the list to its end, page by page. */
async function all(path: string, limit: number): Promise<List['items']> {
  const items: List['items'] = [];
  let asked: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  for (let pages = 0; asked && pages < 100; pages++) {
    const answer = await ask(asked);
    expect([asked, answer.status]).toEqual([asked, 200]);
    items.push(...((await answer.json()) as List).items);
    const link = /<[^>]*\/api\/v1\/([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '');
    asked = link?.[1];
  }
  return items;
}

const at = {
  tournamentId: ids.ended,
  teamId: worldId('harukaended'),
  regulationId: 'champions-m-c',
  postId: worldId('ice1'),
  groupId: ids.group,
};
const paged = ['listTournaments', 'listTeams', 'listStandings', 'listSpecies', 'listPosts'];
/** Those that anybody may ask. */
const questions = Object.entries(paths)
  .filter(([name]) => !name.startsWith('write'))
  .filter(([, path]) => !path.startsWith('groups/:groupId/tournaments'))
  .map(([name, path]) => [name, path.replace(/:(\w+)/g, (_, each: keyof typeof at) => at[each])] as const);

beforeAll(insertShownTeams);

describe('every question', () => {
  it.each(questions)(
    '%s is answered to anybody, with a strong tag by which it is not sent twice',
    async (_, path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Link');
      expect(answer.headers.get('RateLimit-Policy')).toBe('"address";q=600;w=60');
      expect(answer.headers.getSetCookie()).toEqual([]);
      const etag = answer.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      const text = await answer.text();
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask(path, { 'If-None-Match': held });
        expect([held, again.status, await again.text()]).toEqual([held, 304, '']);
        expect(again.headers.get('ETag')).toBe(etag);
      }
      const other = await ask(path, { 'If-None-Match': '"other"' });
      expect([other.status, await other.text()]).toEqual([200, text]);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, '']);
    },
  );

  it.each(questions)('%s is the same for a signed-in organizer', async (_, path) => {
    const { headers } = await person('host-admin@example.com');
    expect(await (await ask(path, headers)).text()).toBe(await (await ask(path)).text());
  });

  it.each(questions)('%s takes no other method, and says so as a problem', async (name, path) => {
    // A program with a token publishes a round where it is read.
    const [method, allowed] = name === 'getRounds' ? ['PUT', 'POST, GET, HEAD'] : ['POST', 'GET, HEAD'];
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
    expect(await answer.json()).toMatchObject({ error: 'methodNotAllowed', status: 405 });
    const asked = await ask(path, { Origin: 'https://other.example' }, 'OPTIONS');
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
  });

  it.each(questions.filter(([name]) => paged.includes(name)))(
    '%s gives each item once, however large the pages are',
    async (_, path) => {
      const whole = await all(path, 50);
      const text = (items: List['items']) => items.map((item) => JSON.stringify(item));
      expect(new Set(text(whole)).size).toBe(whole.length);
      if (path !== 'species') expect(text(await all(path, 2))).toEqual(text(whole));
      for (const cursor of ['x', '%', 'W10', 'WzEsMSwxLDEsMV0', 'bnVsbA', 'A'.repeat(401)]) {
        const answer = await ask(`${path}?cursor=${cursor}`);
        expect([cursor, answer.status]).toEqual([cursor, 400]);
        expect(await answer.json()).toMatchObject({ error: 'wrongQuery', value: 'cursor' });
      }
      for (const limit of ['0', '-1', '201', '1.5', 'many', ''])
        expect([limit, (await ask(`${path}?limit=${limit}`)).status]).toEqual([limit, 400]);
    },
  );

  it('that nobody knows is a problem, too', async () => {
    for (const path of [
      '',
      'nothing',
      'tournaments/x/y/z',
      `teams/${worldId('nothing')}`,
      'regulations/none',
      'teams/..%2f',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
      expect(await answer.json()).toMatchObject({ type: '/developers#notFound', error: 'notFound' });
    }
    expect((await ask('nothing', {}, 'POST')).status).toBe(405);
  });

  it('is refused to who asks too often, and told when to ask again', async () => {
    const address = '203.0.113.77';
    let asked = 0;
    while ((await env.QUESTIONS.limit({ key: address })).success) expect(asked++).toBeLessThan(700);
    const answer = await ask('regulations', { 'CF-Connecting-IP': address });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await answer.json()).toMatchObject({ error: 'tooMany' });
    expect((await ask('regulations')).status).toBe(200);
  });
});

describe('tournaments', () => {
  it('are those that the site lists, and each as its page says', async () => {
    const items = await all('tournaments', 100);
    const names = items.map(({ name }) => (name as { ja: string }).ja);
    expect(names.filter((name) => name.includes('秘密'))).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(30);
    const starts = items.map(({ startsAt }) => String(startsAt));
    expect(starts).toEqual([...starts].sort().reverse());
    expect(await (await ask(`tournaments/${ids.ended.toUpperCase()}`)).json()).toEqual(
      items.find(({ id }) => id === ids.ended),
    );
    for (const { id } of items.slice(0, 3))
      expect((await SELF.fetch(`${site}/tournaments/${id}`)).status).toBe(200);
  });

  it.each([
    ['when=past', ({ phase }: Record<string, unknown>) => phase === 'past'],
    [
      'game=champions&format=offline',
      ({ game, format }: Record<string, unknown>) => game === 'champions' && format === 'offline',
    ],
    ['regulation=sv-i', ({ regulation }: Record<string, unknown>) => regulation === 'sv-i'],
    [
      `group=${ids.group}`,
      ({ group }: Record<string, unknown>) => (group as { id: string }).id === ids.group,
    ],
    [
      'rule=single&sheetKind=cts',
      ({ rule, sheetKind }: Record<string, unknown>) => rule === 'single' && sheetKind === 'cts',
    ],
    [
      'q=%E5%8C%97%E6%96%97',
      ({ name, group }: Record<string, unknown>) => JSON.stringify([name, group]).includes('北斗'),
    ],
    [
      `startsFrom=${new Date().toISOString()}`,
      ({ startsAt }: Record<string, unknown>) =>
        String(startsAt) >= new Date(Date.now() - 60_000).toISOString(),
    ],
    ['startsBefore=2020-01-01', () => false],
  ] as const)('can be asked for by %s', async (query, fits) => {
    const found = (await list(`tournaments?limit=200&${query}`)).items;
    const whole = (await list('tournaments?limit=200')).items;
    expect(found).toEqual(whole.filter(fits));
  });

  it.each([
    'when=later',
    'limit=1&limit=2',
    'game=rby',
    'startsFrom=soon',
    'startsFrom=2026-13-01',
    `q=${'x'.repeat(61)}`,
  ])('are not asked for by %s', async (query) => {
    const answer = await ask(`tournaments?${query}`);
    expect(answer.status).toBe(400);
    const told = (await answer.json()) as { error: string; value: string; detail: string };
    expect(told).toMatchObject({ error: 'wrongQuery', value: query.split('=')[0] });
    expect(told.detail).toMatch(/./);
  });

  it('that are archived are gone', async () => {
    const id = worldId('offday');
    await db
      .update(tournaments)
      .set({ archivedAt: new Date(0) })
      .where(eq(tournaments.id, id));
    for (const rest of ['', '/teams', '/standings', '/statistics'])
      expect((await ask(`tournaments/${id}${rest}`)).status).toBe(404);
    await db.update(tournaments).set({ archivedAt: null }).where(eq(tournaments.id, id));
  });
});

describe('teams', () => {
  it('are listed after the end, those that are public, the winner first', async () => {
    expect((await list(`tournaments/${ids.running}/teams`)).items).toEqual([]);
    const items = (await all(`tournaments/${ids.ended}/teams`, 3)) as unknown as Team[];
    const rows = await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, ids.ended));
    const open = rows.filter((row) => row.isPublic && !row.withdrawnAt).map(({ id }) => id);
    expect(items.map(({ id }) => id).sort()).toEqual(open.sort());
    const ranks = items.map(({ rank }) => rank ?? 1e6);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('stand by name as long as results are not published: their order tells nothing', async () => {
    const [row] = await db.select().from(tournaments).where(eq(tournaments.id, ids.ended));
    await db.update(tournaments).set({ resultsPublishedAt: null }).where(eq(tournaments.id, ids.ended));
    const items = (await all(`tournaments/${ids.ended}/teams`, 3)) as unknown as Team[];
    const page = await (await SELF.fetch(`${site}/tournaments/${ids.ended}`)).text();
    const standings = await list(`tournaments/${ids.ended}/standings`);
    await db
      .update(tournaments)
      .set({ resultsPublishedAt: row?.resultsPublishedAt ?? null })
      .where(eq(tournaments.id, ids.ended));
    const names = items.map(({ player }) => player);
    expect(names).toEqual([...names].sort());
    expect(items.every(({ rank }) => rank === null)).toBe(true);
    expect(standings.items).toEqual([]);
    const onPage = names.map((name) => page.indexOf(`>${name}<`)).filter((place) => place > 0);
    expect(onPage.length).toBeGreaterThan(3);
    expect(onPage).toEqual([...onPage].sort((a, b) => a - b));
  });

  it('show what their page shows to strangers, and no more', async () => {
    const open = (await (await ask(`teams/${ids.haruka}`)).json()) as Team;
    expect(open.shows).toBe('open');
    expect(open.members[0]?.species).toEqual({ id: 'garchomp', name: { ja: 'ガブリアス', en: 'Garchomp' } });
    expect(open.members[0]?.moves).toHaveLength(4);
    expect(open.members[0]?.item).toMatchObject({ id: 'lifeorb', isSure: true });
    expect(JSON.stringify(open)).not.toMatch(/haruka_vgc|Hrk4Tm/);
    const closed = (await (await ask(`teams/${ids.mirai}`)).json()) as Team;
    expect([closed.sheetKind, closed.shows]).toEqual(['cts', 'species']);
    expect(closed.members.map(({ ability, item, moves }) => [ability, item, moves])).toEqual(
      Array(6).fill([null, null, []]),
    );

    const refused: [string, number, string][] = [
      [before, 403, 'notShown'],
      [withdrawn, 410, 'gone'],
      [worldId('nothing'), 404, 'notFound'],
      ['x', 404, 'notFound'],
    ];
    for (const [id, status, error] of refused) {
      const answer = await ask(`teams/${id}`);
      expect([id, answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        id,
        status,
        error,
      ]);
      const page = await SELF.fetch(`${site}/teams/${id}`);
      expect([id, page.status]).toEqual([id, status]);
    }
  });

  it('tell what is not sure, name what nobody knows by itself, and keep codes of closed sheets', async () => {
    const free = (await (await ask(`teams/${queued}`)).json()) as Team;
    expect(free.player).toBe('<script>alert(1)</script>');
    await db.update(teamSheets).set({ teamCode: 'ABCDEFGHJ2' }).where(eq(teamSheets.id, closedEnded));
    const after = (await (await ask(`teams/${closedEnded}`)).json()) as Team;
    expect([after.shows, after.teamCode]).toEqual(['open', null]);
  });
});

describe('species and on air', () => {
  it('are found by a name in either language', async () => {
    const byName = await list(`species?q=${encodeURIComponent('がぶりあ')}`);
    expect(byName.items[0]).toMatchObject({
      id: 'garchomp',
      name: { ja: 'ガブリアス', en: 'Garchomp' },
      number: 445,
    });
    expect((await list('species?q=garchomp&limit=1')).items[0]?.id).toBe('garchomp');
    const allowed = await all('species?regulation=champions-m-c', 200);
    expect(allowed.length).toBeGreaterThan(100);
    expect(allowed.every(({ games }) => (games as string[]).includes('champions'))).toBe(true);
    expect((await ask('species?regulation=none')).status).toBe(400);
  });

  it('says what overlays say', async () => {
    const shown = (await (await ask(`groups/${ids.group}/on-air`)).json()) as {
      revision: number;
      scene: { kind: string; sides: { player: string; team: { members: unknown[] } }[]; ticker: unknown[] };
    };
    const overlays = (await (
      await SELF.fetch(`${site}/broadcast/groups/${ids.group}/scene.json`)
    ).json()) as { revision: number };
    expect(shown.revision).toBe(overlays.revision);
    expect(shown.scene.kind).toBe('match');
    expect(shown.scene.sides.map(({ player }) => player)).toEqual(['ハルカ', 'アカリ']);
    expect(shown.scene.sides[0]?.team.members).toHaveLength(6);
    expect((await ask(`groups/${ids.group}/on-air?stream=2`)).status).toBe(404);
    expect((await ask(`groups/${worldId('nothing')}/on-air`)).status).toBe(404);
    expect((await ask(`groups/${ids.group}/on-air?stream=3`)).status).toBe(400);
  });
});

it('describes itself', async () => {
  const answer = await ask('openapi.json');
  expect(answer.status).toBe(200);
  const told = (await answer.json()) as { openapi: string; servers: { url: string }[] };
  expect([told.openapi, told.servers[0]?.url]).toEqual(['3.1.0', `${site}/api/v1`]);
  expect((await ask('openapi.json', { 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304);
});
