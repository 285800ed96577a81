import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ids } from '../world';
import { admin, desk, open, press, revision, sheet } from './broadcast-form';
import { makeControl } from './control';
import { site } from './person';

const onAir = async () => (await desk()).onAir.scene;
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const typedNames = Object.fromEntries(names.map((name, at) => [`bracketName${at + 1}`, name]));

describe('the bracket', () => {
  it('is typed on the desk, and goes on air as far as it is known', async () => {
    const form = await sheet({ kind: 'bracket', ...typedNames, bracketScore1: '2-1', bracketScore7: '2-0' });
    expect((await press(admin, 'take', form)).status).toBe(302);
    expect((await onAir())?.bracket?.players).toEqual(names);
    const overlay = await (
      await SELF.fetch(`${site}/broadcast/moonblast-tour?group=${ids.group}&motion=0&lang=en`)
    ).text();
    expect(overlay).toContain('data-kind="bracket"');
    expect(overlay).toMatch(/Quarterfinals.*Semifinals.*Final/);
    // The final has a score, and nobody who plays it.
    expect(overlay).not.toContain('crowned">');
  });

  it.each(['ja', 'en'])('gives back what was typed with what is wrong (%s)', async (locale) => {
    const form = await sheet({ bracketName1: '<i>長い名前'.repeat(4), bracketScore2: '9-9' });
    const answer = await SELF.fetch(
      `${site}${locale === 'en' ? '/en' : ''}/admin/${ids.group}/streaming-input/save`,
      { method: 'POST', headers: admin, body: new URLSearchParams(form) },
    );
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="9-9"');
    expect(html).toContain('&lt;i&gt;長い名前&lt;i&gt;');
    expect(html).toContain(locale === 'en' ? 'Enter a score like 2-1.' : '2-1のように入力してください。');
    expect(html).toContain('href="#bracketName1"');
  });

  it('takes places 1 to 8 of the standings, or says why not', async () => {
    const rows = () =>
      env.DB.prepare(
        `select s.rank, t.display_name as name, t.id from standings s join team_sheets t on t.id = s.team_sheet_id
         where t.tournament_id = ? and t.withdrawn_at is null order by s.rank, t.id`,
      )
        .bind(ids.ended)
        .all<{ rank: number; name: string; id: string }>();
    const { results } = await rows();
    expect(results).toHaveLength(8);
    // Two are third.
    for (const tournamentId of [ids.running, ids.ended, '', '<b>']) {
      const none = await press(admin, 'top-eight', await sheet({ tournamentId }));
      expect(none.status).toBe(422);
      expect(await none.text()).toContain('1人ずつそろっていません');
    }
    for (const [at, { id }] of results.entries())
      await env.DB.prepare('update standings set rank = ? where team_sheet_id = ?')
        .bind(at + 1, id)
        .run();
    await press(admin, 'top-eight', await sheet({ tournamentId: ids.ended, bracketScore1: '2-1' }));
    const { bracket } = (await desk()).desk.draft;
    expect(bracket?.players).toEqual([0, 7, 3, 4, 1, 6, 2, 5].map((at) => results[at]?.name));
    // Who won is not told by a place.
    expect(bracket?.scores).toEqual(Array(7).fill(null));
  });

  it('is shown on the desk as it is', async () => {
    await press(admin, 'save', await sheet({ ...typedNames, bracketScore1: '0-2' }));
    const html = await open(admin);
    expect(html).toContain('value="0-2"');
    expect(html).toMatch(/id="bracketScore5"/);
    await press(admin, 'off', { revision: await revision() });
  });
});

describe('the list of matches to come', () => {
  const pairs = async () => (await desk()).desk.draft.upNext.map(({ players }) => players.join('/'));

  it('is filled from a paste, and its first goes into the draft with its team', async () => {
    const list = '1\tそうた\tゲスト\tSwiss Round 5\n2\tレン\tユイ';
    expect(
      (await press(admin, 'save', await sheet({ tournamentId: ids.running, upNext: list }))).status,
    ).toBe(302);
    expect(await pairs()).toEqual(['そうた/ゲスト', 'レン/ユイ']);
    await press(admin, 'next', await sheet());
    const { draft } = (await desk()).desk;
    expect(draft).toMatchObject({
      kind: 'versus',
      round: { preset: 'swiss', number: 5 },
      sides: [
        { player: 'そうた', teamSheetId: ids.souta, score: 0 },
        { player: 'ゲスト', teamSheetId: null, score: 0 },
      ],
    });
    expect(await pairs()).toEqual(['レン/ユイ']);
  });

  it.each([
    ['', '2行目から2人の名前を読み取れません。'],
    ['/en', 'We can’t find two names in line 2.'],
  ])('names the line that is wrong, and keeps the paste (%s)', async (prefix, sentence) => {
    const before = await pairs();
    const form = await sheet({ upNext: 'A vs B\n</textarea><script>' });
    const answer = await SELF.fetch(`${site}${prefix}/admin/${ids.group}/streaming-input/save`, {
      method: 'POST',
      headers: admin,
      body: new URLSearchParams(form),
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(sentence);
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(await pairs()).toEqual(before);
  });

  it('takes a paste of a whole round back, and says from which line it is too much', async () => {
    const answer = await press(admin, 'save', await sheet({ upNext: 'ハルカ\tミライ\n'.repeat(400) }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('17行目から後');
  });

  it('is shown as the next match, KP-free, and told in texts', async () => {
    const form = await sheet({ kind: 'nextMatch', upNext: 'ハルカ vs ミライ, 準決勝\nA vs B' });
    await press(admin, 'take', form);
    const overlay = await (await SELF.fetch(`${site}/broadcast/ganyu?group=${ids.group}&lang=ja`)).text();
    expect(overlay).toMatch(/data-kind="nextMatch".*次の試合.*ハルカ.*ミライ.*準決勝/);
    expect(overlay).not.toContain('class="part standings');
    const text = async (name: string) =>
      (await SELF.fetch(`${site}/broadcast/groups/${ids.group}/text/${name}.txt?lang=en`)).text();
    expect(await Promise.all(['next1', 'next2', 'nextRound', 'upNext'].map(text))).toEqual([
      'ハルカ',
      'ミライ',
      'Semifinals',
      'ハルカ vs ミライ\nA vs B',
    ]);
    expect(
      await (
        await SELF.fetch(`${site}/admin/${ids.group}/streaming-input/casters`, { headers: admin })
      ).text(),
    ).toMatch(/このあとの試合.*ハルカ.*ミライ/);
  });

  it('is set and followed by a script, whose next match finds its teams', async () => {
    const { press: send } = await makeControl('lists');
    expect((await send('up-next', { matches: '1 ハルカ' })).status).toBe(422);
    expect(await (await send('up-next', { matches: 7 })).json()).toMatchObject({ value: 'matches' });
    await send('up-next', { matches: 'アカリ vs ソウタ\nA vs B' });
    expect((await send('next')).status).toBe(200);
    const { draft } = (await desk()).desk;
    expect(draft.sides.map(({ teamSheetId }) => teamSheetId)).toEqual([ids.akari, ids.souta]);
    expect(await pairs()).toEqual(['A/B']);
  });

  it('shows the six of the next players, as far as everybody may see them, and nobody’s by a shared name', async () => {
    const overlayOf = async (changes: object) => {
      await press(admin, 'take', await sheet({ kind: 'nextMatch', ...changes }));
      return (await SELF.fetch(`${site}/broadcast/ganyu?group=${ids.group}&lang=ja`)).text();
    };
    const open = await overlayOf({ tournamentId: ids.running, upNext: 'そうた vs ゲスト' });
    expect(open).toMatch(/data-key="next1".*class="six".*data-key="next2"/);
    expect(open.slice(open.indexOf('data-key="next2"'))).not.toContain('class="six"');
    // Its teams are shown once it begins.
    const early = await overlayOf({ tournamentId: ids.open, upNext: 'ハルカ vs アカリ' });
    expect(early).toContain('ハルカ');
    expect(early).not.toContain('class="six"');
  });
});

describe('a break', () => {
  const usageOf = async (kind: string, sheetKind: 'ots' | 'cts') => {
    await env.DB.prepare('update tournaments set sheet_kind = ? where id = ?')
      .bind(sheetKind, ids.running)
      .run();
    await press(admin, 'take', await sheet({ kind, tournamentId: ids.running, upNext: '' }));
    return (await desk()).onAir.scene?.usage ?? null;
  };

  it('shows most used only of sheets that the players see, which a scene of its own publishes in any case', async () => {
    expect((await usageOf('break', 'ots'))?.teams).toBeGreaterThan(1);
    expect(await usageOf('startingSoon', 'cts')).toBeNull();
    expect(await usageOf('break', 'cts')).toBeNull();
    expect((await usageOf('kp', 'cts'))?.teams).toBeGreaterThan(1);
    expect((await usageOf('match', 'ots')) ?? null).toBeNull();
  });

  it('tells nothing of another group’s tournament', async () => {
    const answer = await press(
      admin,
      'take',
      await sheet({ kind: 'break', tournamentId: ids.runningClosed, upNext: 'ハルカ vs ミライ' }),
    );
    expect(answer.status).toBeLessThan(500);
    const { scene } = (await desk()).onAir;
    expect(scene?.usage ?? null).toBeNull();
    expect(scene?.upNext?.[0]).not.toHaveProperty('sides');
  });
});
