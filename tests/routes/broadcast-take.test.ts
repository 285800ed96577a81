import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sceneOnAir } from '~/broadcast/on-air';
import { blankScene } from '~/broadcast/scene';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import { openDatabase } from '~/db/client.server';
import { tournaments } from '~/db/schema';
import { ids } from '../world';
import { admin, desk, press, sheet } from './broadcast-form';

const db = openDatabase(env.DB);
const players = { player1: 'ゲスト一郎', player2: 'ゲスト二郎', tournamentId: '' };

describe('a press at the desk', () => {
  it('of “take” with nothing new says so, and keeps what is on air', async () => {
    const first = await press(admin, 'take', await sheet({ ...players, kind: 'match' }));
    expect(first.status).toBe(302);
    const { onAir } = await desk();
    const again = await press(admin, 'take', await sheet());
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('下書きは配信中の内容と同じです。');
    expect((await desk()).onAir).toEqual(onAir);
  });

  it('asks who won where nobody has enough wins, keeps the draft, and takes the answer', async () => {
    const winner = { ...players, kind: 'winner', score1: '1', score2: '0', bestOf: '3' };
    const asked = await press(admin, 'take', await sheet(winner));
    const page = await asked.text();
    expect(asked.status).toBe(409);
    expect(page).toContain('ゲスト一郎の勝ち（2–0）で出す');
    expect(page).toContain('ゲスト二郎の勝ち（1–2）で出す');
    expect(page).toContain('streaming-input/take?winner=2"');
    const { desk: kept, onAir } = await desk();
    expect([kept.draft.kind, onAir.scene?.kind]).toEqual(['winner', 'match']);
    const answered = await press(admin, 'take?winner=2', await sheet());
    expect(answered.status).toBe(302);
    expect((await desk()).onAir.scene).toMatchObject({ kind: 'winner', sides: [{ score: 1 }, { score: 2 }] });
  });

  it('names and links each field that is wrong, and opens where it is', async () => {
    const wrong = {
      casterName2: 'あ'.repeat(21),
      countdown: 'at',
      countdownAt: '25:00',
      player2: 'あ'.repeat(17),
    };
    const answer = await press(admin, 'save', await sheet(wrong));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    const links = [...page.matchAll(/<a href="#(\w+)">([^<]*)<\/a>/g)].map(([, to, text]) => [to, text]);
    expect(links).toEqual([
      ['player2', 'プレイヤー2：16文字までで入力してください。'],
      ['casterName2', '実況・解説2の名前：名前は20文字、アカウントは30文字までです。'],
      ['countdownAt', '時刻：18:30のように入力してください。'],
    ]);
    for (const [to] of links) expect(page).toContain(`id="${to}"`);
    expect(page).toMatch(/<details id="show"[^>]*open/);
  });

  it('leaves a guest without a team, and without a word of one', async () => {
    await press(admin, 'save', await sheet({ ...players, kind: 'teams' }));
    const { desk: state } = await desk();
    const facts = await findSceneFacts(db, ids.group, state.draft, new Date());
    expect(sceneOnAir(state.draft, facts).sides).toMatchObject([
      { team: null, hidesTeam: false },
      { team: null, hidesTeam: false },
    ]);
  });
});

describe('a part with the standings', () => {
  const standings = async (kind: 'match' | 'standings') => {
    const scene = { ...blankScene, kind, tournamentId: ids.ended };
    return sceneOnAir(scene, await findSceneFacts(db, ids.group, scene, new Date())).standings;
  };

  it('has them in every kind of scene, once the results are out', async () => {
    const all = await standings('standings');
    expect(all.length).toBeGreaterThan(2);
    expect(await standings('match')).toEqual(all);
    const where = eq(tournaments.id, ids.ended);
    const [kept] = await db.select({ at: tournaments.resultsPublishedAt }).from(tournaments).where(where);
    await db.update(tournaments).set({ resultsPublishedAt: null }).where(where);
    expect(await standings('match')).toEqual([]);
    expect(await standings('standings')).toEqual(all);
    await db
      .update(tournaments)
      .set({ resultsPublishedAt: kept?.at ?? null })
      .where(where);
  });
});
