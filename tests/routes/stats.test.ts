import { env } from 'cloudflare:workers';
import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { teamSheets, tournaments, tournamentUsage, usageSums, usageTeams } from '~/db/schema';
import { sweepUsage, uncountedQuery } from '~/usage/count-usage.server';
import { speciesQuery, topCountsQuery } from '~/usage/usage.server';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../world';
import { fieldTournament, makeField } from '../world-field';
import { person, visitor } from './person';
import { sweep } from './sweep';

const db = openDatabase(env.DB);
const now = Date.now();
const hour = 3_600_000;
const world = makeWorld(now);
const page = `/tournaments/${fieldTournament}/stats`;

beforeAll(async () => {
  await insertWorld(db, { ...world, ...makeField(now) });
  await sweep();
});

const sums = (regulation: string) =>
  db
    .select()
    .from(usageSums)
    .where(and(eq(usageSums.regulation, regulation), ne(usageSums.count, 0)))
    .orderBy(usageSums.species, usageSums.kind, usageSums.value);
const sumOf = async (regulation: string, kind: string, value: string) =>
  (await sums(regulation)).find((sum) => sum.species === '' && sum.kind === kind && sum.value === value)
    ?.count ?? 0;

/** An ended tournament of a regulation of its own, so that its sums are its alone. */
async function ended(
  name: string,
  regulation: string,
  sheets: Partial<typeof teamSheets.$inferInsert>[] = [{}, {}],
  change: Partial<typeof tournaments.$inferInsert> = {},
) {
  const id = worldId(name);
  const row = tournament(
    { id, name, regulation, scheduledStartAt: new Date(now - 9 * hour), endsAt: new Date(now - hour) },
    now,
  );
  await insertWorld(db, {
    ...world,
    tournaments: [{ ...row, ...change }],
    teamSheets: sheets.map((sheet, at) =>
      teamSheet({ id: worldId(`${name}${at}x`), tournamentId: id, ...sheet }, now),
    ),
    standings: [],
  });
  return id;
}

describe('the page of a tournament', () => {
  it('tells of every species how many teams had it, in both languages', async () => {
    const [ja, en] = await Promise.all([visitor.html(page), visitor.html(`/en${page}`)]);
    expect(ja).toContain('64チームを集計しました');
    expect(ja).toContain('ガオガエン');
    expect(ja).toContain('上位8チーム');
    expect(en).toContain('Teams counted: 64.');
    expect(en).toContain('Incineroar');
    expect(en).toMatch(/<svg class="usage-plot"[^>]* role="img"/);
    // To copy its table; nothing of it waits for that.
    expect(ja.match(/<script type="module"/g)).toHaveLength(1);
  });

  it('is sorted by links', async () => {
    const order = async (query: string) =>
      [
        ...(await visitor.html(`/en${page}${query}`)).matchAll(
          /#details"><span class="species-name">([A-Z][a-z]+)<\/span><\/a>/g,
        ),
      ].map(([, name]) => name ?? '');
    const named = await order('?sort=name');
    expect(named).toEqual([...named].sort());
    expect(named.length).toBeGreaterThan(15);
    expect(await order('')).not.toEqual(named);
    expect((await order('?sort=nonsense'))[0]).toBe((await order(''))[0]);
    const html = await visitor.html(`/en${page}`);
    expect(html).toContain(`href="/en${page}?sort=name"`);
    expect(html).toContain('aria-sort="descending"');
  });

  it('says shares with their denominator, and on demand how sure they are', async () => {
    const html = await visitor.html(`/en${page}`);
    expect(html).toMatch(/of \d+ Pokémon that list one/);
    expect(html).not.toContain('95% CI');
    expect(await visitor.html(`/en${page}?interval=95`)).toMatch(/95% CI \d+% – \d+%/);
  });

  it('opens one species with its details and partners', async () => {
    const html = await visitor.html(`/en${page}?species=incineroar`);
    expect(html).toContain('Incineroar in detail');
    expect(html).toContain('Fake Out');
    expect(html).toContain('Pokémon on the same team');
    expect(await visitor.html(`/en${page}?species=%3Cscript%3E`)).toContain('Items, moves and more');
  });

  it('has no percentages under 32 teams', async () => {
    const html = await visitor.html(`/tournaments/${ids.ended}/stats`);
    expect(html).toContain('8チームを集計しました');
    expect(html.slice(html.indexOf('<main'), html.indexOf('usage-how'))).not.toMatch(/\d%</);
  });

  it('shows species alone of closed sheets', async () => {
    const id = await ended('statsclosed', 'sv-a', Array(9).fill({ isPublic: true }), { sheetKind: 'cts' });
    const html = await visitor.html(`/en/tournaments/${id}/stats`);
    expect(html).toContain('Garchomp');
    expect(html).not.toContain('Life Orb');
    expect(await visitor.html(`/tournaments/${id}/stats.csv`)).not.toContain('lifeorb');
  });

  it('does not stumble over names as they were typed, nor over a tournament without teams', async () => {
    const members = [{ species: 'てすと', item: '__proto__', ability: '=1+1', moves: ['<b>'] }];
    const id = await ended('statstyped', 'sv-b', Array(3).fill({ isPublic: true, members }));
    for (const path of ['stats', 'stats?species=てすと', 'stats.csv', 'stats.json'])
      expect((await visitor.get(`/tournaments/${id}/${path}`)).status).toBe(200);
    expect(await visitor.html(`/tournaments/${id}/stats.csv`)).toContain("'=1+1");
    await sweep();
    expect((await visitor.get(`/stats/sv-b/${encodeURIComponent('てすと')}`)).status).toBe(200);
    const empty = await ended('statsempty', 'sv-b', []);
    expect(await visitor.html(`/tournaments/${empty}/stats`)).toContain('集計できるチームはまだありません');
  });

  it('is linked from the tournament once it is over, and from the desk once it has begun', async () => {
    expect(await visitor.html(`/tournaments/${fieldTournament}`)).toContain(page);
    expect(await visitor.html(`/tournaments/${ids.running}`)).not.toContain('/stats');
    const staff = await person('host-admin@example.com');
    const desk = (id: string) => staff.html(`/admin/${ids.group}/tournaments/${id}/teams`);
    expect(await desk(ids.running)).toContain(`/tournaments/${ids.running}/stats`);
    expect(await desk(ids.open)).not.toContain('/stats');
  });
});

describe('its files', () => {
  it('hold every figure of the page, for spreadsheets and for scripts', async () => {
    const csv = await visitor.get(`${page}.csv`);
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer()).split('\r\n');
    expect(lines[0]).toBe('\ufeff項目,ポケモンのキー,ポケモン,値のキー,値,数,全体');
    const json = (await (await visitor.get(`${page}.json`)).json()) as {
      teams: number;
      species: { species: string; teams: number }[];
      pairs: { teams: number }[];
    };
    expect(json.teams).toBe(64);
    const [first] = json.species;
    expect(lines).toContainEqual(
      expect.stringMatching(`^teams,${first?.species},[^,]+,,,${first?.teams},64$`),
    );
    expect(json.pairs.every(({ teams }) => teams >= 5)).toBe(true);
    expect(await visitor.html(`/en${page}.csv`)).toContain('Incineroar');
  });
});

describe('its image', () => {
  const card = async (path: string) => new Uint8Array(await (await visitor.get(path)).arrayBuffer());

  it('is a PNG for those who share it, in the language of its address', async () => {
    const answer = await visitor.get(`/en${page}/card`);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toContain('public');
    const [ja, en] = await Promise.all([card(`/ja${page}/card`), card(`/en${page}/card`)]);
    expect([...en.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
    expect(ja).not.toEqual(en);
    const html = await visitor.html(`/en${page}`);
    expect(html).toContain(`property="og:image" content="https://sixsheet.test/en${page}/card"`);
  });

  it('is drawn again when a figure has changed', async () => {
    const id = await ended('statscard', 'sv-i', [{}, {}]);
    const path = `/tournaments/${id}/stats/card`;
    const before = await card(path);
    expect(await card(path)).toEqual(before);
    await db
      .update(teamSheets)
      .set({ withdrawnAt: new Date() })
      .where(eq(teamSheets.id, worldId('statscard0x')));
    await db.update(tournaments).set({ changes: 9 }).where(eq(tournaments.id, id));
    expect(await card(path)).not.toEqual(before);
  });

  it('is staff’s alone before the end, and kept nowhere', async () => {
    const staff = await person('moderator@example.com');
    const path = `/tournaments/${ids.running}/stats/card`;
    expect((await staff.get(path)).headers.get('Cache-Control')).toBe('private, no-store');
    expect((await visitor.get(path)).status).toBe(404);
    expect((await env.IMAGES.list({ prefix: `cards/kp-${ids.running}` })).objects).toEqual([]);
  });
});

describe('who may see it', () => {
  it('is staff alone from the start to the end', async () => {
    const running = `/tournaments/${ids.running}/stats`;
    const staff = await person('moderator@example.com');
    expect((await visitor.get(running)).status).toBe(404);
    expect((await (await person('haruka@example.com')).get(running)).status).toBe(404);
    expect((await (await person('harbor-admin@example.com')).get(running)).status).toBe(404);
    expect(await staff.html(running)).toContain('いま見られるのは運営だけです');
    expect((await staff.get(`/tournaments/${ids.open}/stats`)).status).toBe(404);
  });

  it.each(['draft', 'archived', 'nothing', '%00'])('is nobody of %s', async (name) => {
    const id = name === '%00' ? name : worldId(name);
    for (const format of ['', '.csv', '.json'])
      expect((await visitor.get(`/tournaments/${id}/stats${format}`)).status).toBe(404);
  });
});

describe('the sweeper', () => {
  it('counts each tournament once, however often and with whomever it runs', async () => {
    const id = await ended('statsonce', 'sv-c');
    await Promise.all([1, 2, 3].map(() => sweepUsage(db, new Date())));
    const before = await sums('sv-c');
    expect(await sumOf('sv-c', 'field', 'teams')).toBe(2);
    expect(await sumOf('sv-c', 'field', 'tournaments')).toBe(1);
    await sweep();
    await sweep();
    expect(await sums('sv-c')).toEqual(before);
    const [usage] = await db.select().from(tournamentUsage).where(eq(tournamentUsage.tournamentId, id));
    expect(usage?.regulation).toBe('sv-c');
    expect((await uncountedQuery(db, new Date())).map((row) => row.id)).not.toContain(id);
  });

  it('is not fooled by what changes while it counts', async () => {
    const id = await ended('statsrace', 'sv-d');
    const slow = openDatabase(
      new Proxy(env.DB, {
        get(target, name) {
          const own = Reflect.get(target, name);
          if (name !== 'batch') return typeof own === 'function' ? own.bind(target) : own;
          return async (...given: Parameters<D1Database['batch']>) => {
            await db
              .update(teamSheets)
              .set({ withdrawnAt: new Date() })
              .where(eq(teamSheets.id, worldId('statsrace0x')));
            await db.update(tournaments).set({ changes: 7 }).where(eq(tournaments.id, id));
            return target.batch(...given);
          };
        },
      }),
    );
    await sweepUsage(slow, new Date());
    expect(await sums('sv-d')).toEqual([]);
    await sweep();
    expect(await sumOf('sv-d', 'field', 'teams')).toBe(1);
  });

  it('counts again what players and staff have changed, and what it says is right at once', async () => {
    const owner = { ownerId: ids.harukaUser, isPublic: true };
    const id = await ended('statschanged', 'sv-e', [owner, {}, {}]);
    await sweep();
    const team = worldId('statschanged0x');
    const [haruka, staff] = await Promise.all([
      person('haruka@example.com'),
      person('host-admin@example.com'),
    ]);
    expect(await db.select().from(usageTeams).where(eq(usageTeams.teamSheetId, team))).toHaveLength(6);
    expect(await visitor.html('/en/stats/sv-e/garchomp')).toContain(`/en/teams/${team}`);

    expect((await haruka.post(`/teams/${team}/visibility`, {})).status).toBe(302);
    expect(await visitor.html('/en/stats/sv-e/garchomp')).not.toContain(`/en/teams/${team}`);
    await sweep();
    expect(await db.select().from(usageTeams).where(eq(usageTeams.teamSheetId, team))).toEqual([]);

    const desk = `/admin/${ids.group}/tournaments/${id}`;
    const seen =
      /name="seen" value="([^"]+)"/.exec(await staff.html(`${desk}/teams/${team}/withdraw`))?.[1] ?? '';
    const withdrawn = await staff.post(`${desk}/teams/${team}/withdraw`, {
      seen,
      action: 'withdraw',
      reason: '取り下げ',
    });
    expect(withdrawn.status).toBe(302);
    expect(await visitor.html(`/tournaments/${id}/stats`)).toContain('2チームを集計しました');
    expect(await sumOf('sv-e', 'field', 'teams')).toBe(3);
    await sweep();
    expect(await sumOf('sv-e', 'field', 'teams')).toBe(2);
    expect(await visitor.html(`/tournaments/${id}/stats`)).toContain('2チームを集計しました');
  });

  it.each(['archive', 'unpublish'])('takes out what staff %s, and puts it back in', async (change) => {
    const regulation = change === 'archive' ? 'sv-f' : 'sv-g';
    const id = await ended(`stats${change}`, regulation);
    const staff = await person('host-admin@example.com');
    const state = (to: string) =>
      staff.post(`/admin/${ids.group}/tournaments/${id}/state/${to}`, { sure: 'yes' });
    await sweep();
    expect(await sumOf(regulation, 'field', 'teams')).toBe(2);
    await state(change);
    await sweep();
    expect(await sums(regulation)).toEqual([]);
    await state(change === 'archive' ? 'restore' : 'publish');
    await sweep();
    expect(await sumOf(regulation, 'field', 'teams')).toBe(2);
  });

  it('counts results once they are published, and no longer when they are hidden', async () => {
    const staff = await person('host-admin@example.com');
    const results = (to: string) => staff.post(`/admin/${ids.group}/tournaments/${ids.ended}/result/${to}`);
    const cut = async () =>
      ((await (await visitor.get(`/tournaments/${ids.ended}/stats.json`)).json()) as { topCut: number })
        .topCut;
    // Five public teams of a cut to eight.
    expect(await cut()).toBe(5);
    await results('hide');
    expect(await cut()).toBe(0);
    await sweep();
    expect(await cut()).toBe(0);
    await results('publish');
    await sweep();
    expect(await cut()).toBe(5);
  });

  it('leaves out test tournaments, and those of an organizer’s own regulation', async () => {
    const before = await db.select().from(usageSums);
    await ended('statstest', 'sv-h', [{}], { isTest: true });
    await ended('statsown', 'sv-h', [{}], { regulation: null });
    await ended('statsodd', 'sv-h', [{}], { regulation: 'nothing' });
    await sweep();
    expect(await db.select().from(usageSums)).toEqual(before);
    expect(await visitor.html(`/tournaments/${worldId('statstest')}/stats`)).toContain(
      '1チームを集計しました',
    );
  });

  it('takes out what is not over after all, and counts it when it is', async () => {
    const id = await ended('statslater', 'sv-j');
    await sweep();
    expect(await sumOf('sv-j', 'field', 'teams')).toBe(2);
    const endsAt = (at: number) =>
      db
        .update(tournaments)
        .set({ endsAt: new Date(at), changes: at % 1000 })
        .where(eq(tournaments.id, id));
    await endsAt(now + hour);
    await sweep();
    expect(await sums('sv-j')).toEqual([]);
    await db
      .update(tournaments)
      .set({ endsAt: new Date(now - hour) })
      .where(eq(tournaments.id, id));
    await sweep();
    expect(await sumOf('sv-j', 'field', 'teams')).toBe(2);
  });
});

describe('a regulation', () => {
  it('is told over all its finished public tournaments', async () => {
    const html = await visitor.html('/en/stats/champions-m-c');
    expect(html).toContain('with 64 teams in all');
    expect(html).toContain('href="/en/stats/champions-m-c/incineroar"');
    expect((await visitor.get('/stats/nothing')).status).toBe(404);
    expect((await visitor.get('/stats/CHAMPIONS-M-C')).status).toBe(200);
    expect(await visitor.html('/stats/champions-m-a')).toContain('集計できる大会はまだありません');
  });

  it('says of its only tournament what that says of itself', async () => {
    const rows = async (path: string) =>
      [...(await visitor.html(path)).matchAll(/<tr>.*?<\/tr>/gs)]
        .slice(1, 11)
        .map(([row]) => row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
    expect(await rows('/en/stats/champions-m-c')).toEqual(await rows(`/en${page}`));
  });

  it('has a page for each species', async () => {
    const html = await visitor.html('/en/stats/champions-m-c/incineroar');
    for (const text of ['Incineroar', 'Fake Out', 'Pokémon on the same team', 'Public teams', 'of 64 teams'])
      expect(html).toContain(text);
    expect(await visitor.html('/en/stats/champions-m-c/eevee')).toContain('Not used yet at any finished');
    expect((await visitor.get('/stats/champions-m-c/nothing')).status).toBe(404);
    expect((await visitor.get('/stats/champions-m-c/%E3%81%82%3Cb%3E')).status).toBe(404);
  });

  it('is read off indexes, in order', async () => {
    for (const query of [
      uncountedQuery(db, new Date()),
      speciesQuery(db, 'champions-m-c', 100),
      topCountsQuery(db, 'champions-m-c', 'incineroar', 'partner', 24),
    ]) {
      const { sql, params } = query.toSQL();
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail);
      expect(
        plan.filter((line) => line.startsWith('SCAN') && !line.includes('tournaments_uncounted')),
      ).toEqual([]);
      expect(plan.filter((line) => line.startsWith('USE TEMP'))).toEqual([]);
    }
  });
});
