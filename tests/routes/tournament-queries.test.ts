import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stranger } from '~/accounts/viewer';
import { openDatabase } from '~/db/client.server';
import { standings, teamSheets } from '~/db/schema';
import { listPublicTeams, listStandings } from '~/results/standings.server';
import { hashEditKey } from '~/sheets/edit-key.server';
import { listOwnTeams } from '~/sheets/own-teams.server';
import { type Phase, phases } from '~/tournaments/tournament';
import {
  findTournament,
  listOpenTournaments,
  listTournaments,
  tournamentsQuery,
} from '~/tournaments/tournament.server';
import type { TournamentQuery } from '~/tournaments/tournament-query';
import { ids, insertWorld, makeWorld, teamSheet, worldId } from '../world';

const db = openDatabase(env.DB);
const now = new Date();
const query = (when: Phase, change: Partial<TournamentQuery> = {}) => ({
  search: '',
  page: 1,
  ...change,
  when,
});
const list = (when: Phase, change: Partial<TournamentQuery> = {}, size = 100) =>
  listTournaments(db, query(when, change), now, size);
const names = async (...question: Parameters<typeof list>) =>
  (await list(...question)).tournaments.map(({ name }) => name);

describe('the list of tournaments', () => {
  it('parts them by time, in the order of their dates, and leaves out what is not public', async () => {
    const all = await Promise.all(phases.map(async (when) => (await list(when)).tournaments));
    const [running = [], upcoming = [], past = []] = all;
    expect(running.every((t) => t.scheduledStartAt <= now && now < t.endsAt)).toBe(true);
    expect(upcoming.every((t) => now < t.scheduledStartAt)).toBe(true);
    expect(past.every((t) => t.endsAt <= now)).toBe(true);
    const times = (rows: typeof past, key: 'scheduledStartAt' | 'endsAt') =>
      rows.map((t) => t[key].getTime());
    expect(times(upcoming, 'scheduledStartAt')).toEqual(
      times(upcoming, 'scheduledStartAt').sort((a, b) => a - b),
    );
    expect(times(past, 'endsAt')).toEqual(times(past, 'endsAt').sort((a, b) => b - a));
    const shown = all.flat();
    expect(shown.length).toBeGreaterThanOrEqual(30);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown.filter(({ name }) => name.includes('秘密'))).toEqual([]);
    expect(shown.find(({ id }) => id === ids.test)?.isTest).toBe(true);
  });

  it('pages without gaps or repeats', async () => {
    const whole = await names('past');
    const paged: string[] = [];
    for (let page = 1; ; page++) {
      const { tournaments, hasMore } = await list('past', { page }, 5);
      paged.push(...tournaments.map(({ name }) => name));
      if (!hasMore) break;
      expect(tournaments).toHaveLength(5);
    }
    expect(paged).toEqual(whole);
    expect(await list('past', { page: 1000 })).toEqual({ tournaments: [], hasMore: false });
  });

  it.each([
    ['むーんらいと', 'past', ['第10回 ムーンライト杯']],
    ['ﾑｰﾝﾗｲﾄ 第１０回', 'past', ['第10回 ムーンライト杯']],
    ['KAMOME open', 'upcoming', ['Kamome Open Winter']],
    ['瀬戸内ダブル交流会 はじめて', 'upcoming', ['はじめてのダブル大会']],
    ['%', 'past', []],
    ['_', 'past', []],
    ["' or 1=1 --", 'past', []],
    ['\u0000', 'running', []],
    ['ムーンライト杯'.repeat(8), 'past', []],
  ] as const)('finds %j in %s', async (search, when, expected) => {
    expect(await names(when, { search })).toEqual(expected);
  });

  it('filters by rule and by format', async () => {
    const { tournaments } = await list('upcoming', { rule: 'double', format: 'offline' });
    expect(tournaments.length).toBeGreaterThan(1);
    expect(tournaments.every((t) => t.rule === 'double' && t.format === 'offline')).toBe(true);
    expect(await names('upcoming', { rule: 'triple' })).toEqual(['トリプル復活祭']);
  });

  it.each([
    ['upcoming', 'tournaments_start (scheduled_start_at>?)'],
    ['running', 'tournaments_end (ends_at>?)'],
    ['past', 'tournaments_end (ends_at<?)'],
  ] as const)('reads %s through an index, in order', async (when, index) => {
    const { sql, params } = tournamentsQuery(
      db,
      query(when, { search: 'a', rule: 'double' }),
      now,
      12,
    ).toSQL();
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan).toContain(`SEARCH tournaments USING INDEX ${index}`);
    expect(plan.filter((line) => line.startsWith('SCAN'))).toEqual([]);
    expect(plan.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
  });
});

describe('one tournament', () => {
  it.each([
    [ids.open, true],
    [ids.open.toUpperCase(), true],
    [worldId('draft'), false],
    [worldId('archived'), false],
    [worldId('nothing'), false],
    ['../secret', false],
    ['', false],
  ])('%s is found: %s', async (id, found) => {
    expect((await findTournament(db, id, now)) !== undefined).toBe(found);
  });

  it('is open for submission until its deadline, unless closed by hand', async () => {
    const open = await listOpenTournaments(db, now, 100);
    expect(open.map(({ id }) => id)).toContain(ids.open);
    expect(open.map(({ id }) => id)).not.toContain(ids.running);
    expect(open.map(({ name }) => name)).not.toContain('瀬戸内オフ #8');
    expect(open.at(-1)?.id).toBe(ids.test);
    expect(await listOpenTournaments(db, now, 3)).toEqual(open.slice(0, 3));
  });
});

describe('after the end', () => {
  const find = async (id: string) => {
    const found = await findTournament(db, id, now);
    if (!found) throw new Error(`no tournament ${id}`);
    return found;
  };

  it('lists the public teams, best first', async () => {
    const teams = await listPublicTeams(db, await find(ids.ended), now);
    expect(teams.map(({ displayName, rank }) => [displayName, rank])).toEqual([
      ['ハルカ', 1],
      ['ミナト', 2],
      ['さくら', 3],
      ['つばさ', 5],
      ['リク@VGC', 5],
      ['Leon K.', 9],
      ['柚月', 9],
    ]);
    expect(teams.every(({ species }) => species.length === 6)).toBe(true);
    expect(Object.keys(teams[0] ?? {}).sort()).toEqual(['displayName', 'id', 'rank', 'species']);
  });

  it('ranks everybody, and gives away no private link', async () => {
    const { rows, naming } = await listStandings(db, await find(ids.ended), now);
    expect(rows).toHaveLength(8);
    expect(naming).toEqual({ players: expect.any(Number), topCut: 8, hasThirdPlaceMatch: false });
    expect(naming.players).toBeGreaterThanOrEqual(8);
    expect(rows.find(({ displayName }) => displayName === 'ケンタ')).toEqual({
      displayName: 'ケンタ',
      rank: 3,
      record: { wins: 4, losses: 2, ties: 0 },
      dropped: false,
      disqualified: false,
      teamSheetId: undefined,
    });
    expect(rows[0]?.teamSheetId).toBe(worldId('harukaended'));
    const three = await listStandings(db, await find(ids.ended), now, 3);
    expect([three.rows.length, three.hasMore, three.naming]).toEqual([3, true, naming]);
  });

  it('tells third and fourth apart where their places do', async () => {
    const ended = await find(ids.ended);
    const isThirdTold = async () => (await listStandings(db, ended, now)).naming.hasThirdPlaceMatch;
    const place = (rank: number) =>
      db.update(standings).set({ rank }).where(eq(standings.teamSheetId, ids.kenta));
    await place(4);
    expect(await isThirdTold()).toBe(true);
    const withdrawn = (withdrawnAt: Date | null) =>
      db.update(teamSheets).set({ withdrawnAt }).where(eq(teamSheets.id, ids.kenta));
    await withdrawn(now);
    expect(await isThirdTold()).toBe(false);
    await withdrawn(null);
    await place(3);
    expect(await isThirdTold()).toBe(false);
  });

  it('says nothing before the end, and no rank before the results', async () => {
    const ended = await find(ids.ended);
    const before = new Date(ended.endsAt.getTime() - 1);
    expect(await listPublicTeams(db, ended, before)).toEqual([]);
    expect((await listStandings(db, ended, before)).rows).toEqual([]);
    const unpublished = { ...ended, resultsPublishedAt: null };
    expect((await listStandings(db, unpublished, now)).rows).toEqual([]);
    expect((await listPublicTeams(db, unpublished, now)).every(({ rank }) => rank === null)).toBe(true);
  });
});

describe("the viewer's own teams", () => {
  const mine = { id: worldId('mine'), tournamentId: ids.open };

  it('are those with a fitting edit key or an owner', async () => {
    const world = makeWorld(now.getTime());
    world.teamSheets = [teamSheet({ ...mine, editKeyHash: hashEditKey('secret') }, now.getTime())];
    await insertWorld(db, world);
    const viewer = (key: string) => ({ ...stranger, editKeys: new Map([[mine.id, key]]) });
    expect(await listOwnTeams(db, viewer('secret'), [ids.open])).toEqual([
      { ...mine, displayName: 'ハルカ' },
    ]);
    expect(await listOwnTeams(db, viewer('secret'), [ids.ended])).toEqual([]);
    expect(await listOwnTeams(db, viewer('wrong'), [ids.open])).toEqual([]);
    expect(await listOwnTeams(db, stranger, [ids.open])).toEqual([]);
    expect(await listOwnTeams(db, { ...stranger, userId: worldId('moderator') }, [ids.open])).toEqual([]);
  });
});
