import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchesOf } from '~/broadcast/bracket';
import { blankScene } from '~/broadcast/scene';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { newId } from '~/db/ids';
import { entrants, matches, stages, teamSheets, tournaments } from '~/db/schema';
import { ids, worldId } from '../world';
import { makeEntrants } from '../world-entrants';
import { makeRounds, withSheets } from '../world-rounds';
import { admin, desk, open, page, press, revision, sheet } from './broadcast-form';
import { runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { site } from './person';
import { db } from './sheet-writes';

const draft = async () => (await desk()).desk.draft;
const pairs = async () => (await draft()).upNext.map(({ players }) => players.join('/'));
const matchId = (table: 1 | 2) => worldId(`match3x${table}`);

/** A tournament whose first round is published. */
async function publishedEvent(groupId: string) {
  const event = await runningEvent(['ミナト', 'ナギサ']);
  const { tournamentId } = event;
  const [a, b] = event.players.map(({ entrantId }) => entrantId);
  const [stage, now] = ['swiss', new Date()] as const;
  await db.update(tournaments).set({ groupId }).where(eq(tournaments.id, tournamentId));
  await db.insert(stages).values({ tournamentId, kind: stage, settings: { bestOf: 1 }, publishedAt: now });
  await db
    .insert(matches)
    .values({ id: newId(), tournamentId, stage, round: 1, place: 0, entrantA: a, entrantB: b });
  return event;
}

/** Of the third round, which is being played in the demo data. */
const both = ['ハルカ/アカリ', 'ヒカリ/ソウタ'];

beforeAll(async () => {
  const { stages: published, matches: played } = makeRounds(Date.now());
  await db.insert(stages).values(published);
  for (const match of played) await db.insert(matches).values(match);
  for (const { id, teamSheetId } of makeEntrants(Date.now()).map(withSheets))
    await db
      .update(entrants)
      .set({ teamSheetId })
      .where(eq(entrants.id, id ?? ''));
  // The demo's first table is on air.
  await press(admin, 'off', { revision: await revision() });
});
beforeEach(async () => {
  const now = await draft();
  const blank = { ...deskValuesOf({ ...blankScene, tournamentId: ids.running }), seen: JSON.stringify(now) };
  await press(admin, 'save', blank);
});

/** Presses a button of the page as a browser without scripts does. */
async function pressPlainly(act: string, typed: Record<string, string> = {}) {
  const form = filledForm(await open(admin), 'seen');
  const fields = [...bodyOf(form, typed)].map(([name, value]) => [name, String(value)]);
  return press(admin, act, Object.fromEntries(fields));
}

describe('matches to come from the published pairings', () => {
  it('are the open ones of the current round, by their tables, with its name', async () => {
    const answer = await pressPlainly('up-next', { ticker: '残る' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, page]);
    expect(await pairs()).toEqual(both);
    const { upNext, ticker } = await draft();
    expect(upNext.map(({ round }) => round)).toEqual(Array(2).fill({ preset: 'swiss', number: 3 }));
    expect(ticker).toEqual(['残る']);
    expect(await open(admin)).toContain('ハルカ vs アカリ, 予選 3回戦');
  });

  it('replace what was typed, wrong or not', async () => {
    await press(admin, 'up-next', await sheet({ upNext: 'no pair' }));
    expect(await pairs()).toEqual(both);
  });

  it('leave out the match that is on air or drafted', async () => {
    await pressPlainly('match', { match: matchId(1) });
    await pressPlainly('up-next');
    expect(await pairs()).toEqual(['ヒカリ/ソウタ']);
    await press(admin, 'take', await sheet({ kind: 'match' }));
    await press(admin, 'next', await sheet());
    expect((await pressPlainly('up-next')).status).toBe(422);
    await press(admin, 'off', { revision: await revision() });
  });

  it.each(['ja', 'en'])('say why there are none, and keep the form (%s)', async (locale) => {
    const { tournamentId: foreign } = await publishedEvent(ids.otherGroup);
    for (const tournamentId of [ids.ended, foreign, '', '<b>']) {
      const answer = await SELF.fetch(`${site}${locale === 'en' ? '/en' : ''}${page}/up-next`, {
        method: 'POST',
        headers: admin,
        body: new URLSearchParams(await sheet({ tournamentId, ticker: '残る' })),
      });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain(
        locale === 'en' ? 'no match that’s still to be played' : 'これからの対戦はありません',
      );
      expect(html).toContain('残る');
    }
  });

  it('have names of entrants as long as a scene takes', async () => {
    const hikari = eq(entrants.id, worldId('entranthikari'));
    await db.update(entrants).set({ name: 'とても長い名前のヒカリさんです、よろしく' }).where(hikari);
    await pressPlainly('up-next');
    expect(await pairs()).toEqual(['ハルカ/アカリ', 'とても長い名前のヒカリさんです、/ソウタ']);
    await db.update(entrants).set({ name: '12' }).where(hikari);
    await pressPlainly('up-next');
    expect(await pairs()).toEqual(['ハルカ/アカリ', '12/ソウタ']);
    await db.update(entrants).set({ name: 'ヒカリ' }).where(hikari);
  });
});

describe('a published match', () => {
  it('fills both sides, the round and the number of games', async () => {
    const html = await open(admin);
    expect(html).toContain(`value="${matchId(1)}"`);
    expect(html).toContain('卓1 ハルカ – アカリ');
    expect(html).toContain('卓2 ヒカリ – ソウタ');
    await pressPlainly('match', {
      match: matchId(1),
      bestOf: '5',
      round: 'finals',
      score1: '1',
      record2: 'x',
    });
    expect(await draft()).toMatchObject({
      bestOf: 3,
      round: { preset: 'swiss', number: 3 },
      sides: [
        { player: 'ハルカ', teamSheetId: ids.haruka, record: '2-0', seed: 1, score: 0 },
        { player: 'アカリ', teamSheetId: ids.akari, record: '2-0', seed: 3, score: 0 },
      ],
    });
    await pressPlainly('match', { match: matchId(2) });
    expect((await draft()).sides).toMatchObject([
      { player: 'ヒカリ', teamSheetId: null, record: '0-2', seed: 4 },
      { player: 'ソウタ', teamSheetId: ids.souta, record: '0-2', seed: 2 },
    ]);
  });

  it('leads to its result once it is won on air, until that is entered', async () => {
    const link = /href="([^"]*\/rounds\/matches\/[^"]*)"/;
    await pressPlainly('match', { match: matchId(1) });
    await press(admin, 'take', await sheet({ kind: 'match' }));
    await press(admin, 'swap', { revision: await revision() });
    const score = async () => press(admin, 'score', { side: '1', by: '1', revision: await revision() });
    await score();
    expect(await open(admin)).not.toMatch(link);
    await score();
    const html = await open(admin);
    expect(html).toContain('ハルカ – アカリの結果を入力する');
    const path = link.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(path).toBe(
      `/admin/${ids.group}/tournaments/${ids.running}/rounds/matches/${matchId(1)}?outcome=b2-0`,
    );
    const form = await SELF.fetch(site + path, { headers: admin });
    expect(await form.text()).toMatch(
      /class="button primary"[^>]*value="b2-0"|value="b2-0"[^>]*class="button primary"/,
    );
    const match = eq(matches.id, matchId(1));
    await db.update(matches).set({ winner: 'b' }).where(match);
    expect(await open(admin)).not.toMatch(link);
    await db.update(matches).set({ winner: null }).where(match);
    await press(admin, 'off', { revision: await revision() });
  });

  it('starts at 0–0 if it is picked again', async () => {
    await pressPlainly('match', { match: matchId(1) });
    await press(admin, 'save', await sheet({ score1: '1' }));
    await pressPlainly('match', { match: matchId(1) });
    expect((await draft()).sides.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('has no team that was withdrawn', async () => {
    const souta = eq(teamSheets.id, ids.souta);
    await db.update(teamSheets).set({ withdrawnAt: new Date() }).where(souta);
    await pressPlainly('match', { match: matchId(2) });
    await db.update(teamSheets).set({ withdrawnAt: null }).where(souta);
    expect((await draft()).sides[1]).toMatchObject({ player: 'そうた', teamSheetId: null });
  });

  it.each(['ja', 'en'])('is refused once it is over, with the form as it was (%s)', async (locale) => {
    for (const match of [worldId('match2x1'), 'x', '']) {
      const answer = await SELF.fetch(`${site}${locale === 'en' ? '/en' : ''}${page}/match`, {
        method: 'POST',
        headers: admin,
        body: new URLSearchParams(await sheet({ match, player1: 'ゲスト' })),
      });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain(locale === 'en' ? 'This match is over or has changed.' : '選び直してください。');
      expect(html).toContain('href="#match"');
      expect(html).toContain('value="ゲスト"');
    }
  });

  it('is not offered where nothing is published, nor for another group’s tournament', async () => {
    await press(admin, 'save', await sheet({ tournamentId: ids.ended }));
    expect(await open(admin)).not.toContain('name="match"');
    const foreign = await publishedEvent(ids.otherGroup);
    await press(admin, 'save', await sheet({ tournamentId: foreign.tournamentId }));
    const html = await open(admin);
    expect(html).not.toContain('name="match"');
    expect(html).not.toContain('ミナト');
    const own = await publishedEvent(ids.group);
    await press(admin, 'save', await sheet({ tournamentId: own.tournamentId }));
    expect(await open(admin)).toContain('予選 1回戦 ミナト – ナギサ');
  });
});

it('fills the bracket from the published one before the standings', async () => {
  const event = await publishedEvent(ids.group);
  const { tournamentId } = event;
  expect((await press(admin, 'top-eight', await sheet({ tournamentId }))).status).toBe(422);
  const [a, b] = event.players.map(({ entrantId }) => entrantId);
  await db
    .insert(stages)
    .values({ tournamentId, kind: 'bracket', settings: { bestOf: 3 }, publishedAt: new Date() });
  const final = { id: newId(), tournamentId, stage: 'bracket', round: 1, place: 0 } as const;
  await db.insert(matches).values({ ...final, entrantA: a, entrantB: b, winner: 'b', gamesA: 1, gamesB: 2 });
  await press(admin, 'save', await sheet({ tournamentId }));
  expect(await open(admin)).toContain('公開された決勝トーナメントを入れる');
  await pressPlainly('top-eight', { bracketName8: '前の人', bracketScore4: '2-0' });
  const { bracket } = await draft();
  expect(bracket?.players.filter(Boolean)).toEqual(['ミナト', 'ナギサ']);
  expect(bracket && matchesOf(bracket).at(-1)).toEqual({
    players: ['ミナト', 'ナギサ'],
    score: [1, 2],
    winner: 1,
  });
});
