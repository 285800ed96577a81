import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { standings } from '~/db/schema';
import { ids } from '../world';
import { admin, desk, open, page, press, revision, sheet } from './broadcast-form';
import { makeControl } from './control';
import { site } from './person';

const side = async (at: 0 | 1) => (await desk()).onAir.scene?.sides[at];
const mark = async (act: string, query: string) =>
  press(admin, `${act}?${query}`, { revision: await revision() });

beforeAll(async () => {
  await press(
    admin,
    'take',
    await sheet({
      kind: 'match',
      tournamentId: ids.running,
      player1: 'ハルカ',
      player2: 'ゲスト',
      score1: '0',
      score2: '0',
    }),
  );
});

describe('the battle on the desk', () => {
  it('is marked by a tap, shown on the overlay, and undone', async () => {
    expect((await mark('came', 'side=1&pokemon=1&to=toggle')).status).toBe(302);
    await mark('down', 'side=1&pokemon=2&to=toggle');
    await mark('tera', 'side=1&pokemon=1&to=toggle');
    expect((await side(0))?.battle).toEqual({ came: [0, 1], down: [1], tera: 0 });
    const overlay = await (await SELF.fetch(`${site}/broadcast/ganyu?group=${ids.group}`)).text();
    expect(overlay.match(/class="chip came"/g)).toHaveLength(1);
    expect(overlay.match(/class="chip came down"/g)).toHaveLength(1);
    expect(overlay.match(/class="chip waiting"/g)).toHaveLength(4);
    expect(overlay.match(/class="cross"/g)).toHaveLength(1);
    await press(admin, 'undo', { revision: await revision() });
    expect((await side(0))?.battle).toEqual({ came: [0, 1], down: [1] });
  });

  it.each([
    ['', '場に出たポケモンは4匹までです'],
    ['/en', 'Only four Pokémon can come in'],
  ])('knows no fifth (%s)', async (prefix, sentence) => {
    for (const pokemon of [3, 4]) await mark('came', `side=1&pokemon=${pokemon}&to=on`);
    const answer = await SELF.fetch(`${site}${prefix}${page}/came?side=1&pokemon=5`, {
      method: 'POST',
      headers: admin,
      body: new URLSearchParams({ revision: await revision() }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(sentence);
  });

  it.each(['side=2&pokemon=1', 'side=1&pokemon=7', 'side=1&pokemon=x', 'side=3&pokemon=1', 'side=1'])(
    'refuses %s',
    async (query) => expect((await mark('came', query)).status).toBe(422),
  );

  it('says which are pressed, and has none for a guest', async () => {
    const html = await open(admin);
    expect(html).toMatch(
      /aria-pressed="true"[^>]*formAction="[^"]*came\?side=1&amp;pokemon=1|formaction="[^"]*came\?side=1&amp;pokemon=1[^>]*aria-pressed="true"/i,
    );
    expect(html).not.toContain('came?side=2');
    const notes = await (await SELF.fetch(`${site}${page}/casters`, { headers: admin })).text();
    expect(notes).toContain('ひんし');
  });

  it('is over with the game', async () => {
    await press(admin, 'score?side=1&by=1', { revision: await revision() });
    expect(await side(0)).not.toHaveProperty('battle');
  });
});

it('is marked by a script by name, and by no other group’s token', async () => {
  const { press: send, token } = await makeControl('battle');
  const team = (await side(0))?.team;
  const name = team?.members[2]?.species.ja ?? '';
  const answer = (await (await send('came', { side: 1, pokemon: name })).json()) as {
    scene: { sides: { battle: object }[] };
  };
  expect(answer.scene.sides[0]?.battle).toEqual({ came: [2], down: [] });
  expect(await (await send('came', { side: 1, pokemon: 'ミュウ' })).json()).toMatchObject({
    error: 'wrongValue',
    value: 'pokemon',
  });
  expect(await (await send('mega', { side: 1, pokemon: 1 })).json()).toMatchObject({ value: 'pokemon' });
  expect(await (await send('came', { side: 2, pokemon: 1 })).json()).toMatchObject({ value: 'pokemon' });
  const text = await SELF.fetch(`${site}/broadcast/groups/${ids.group}/text/came1.txt?lang=ja`);
  expect(await text.text()).toBe(name);
  for (const pokemon of [1, 2, 4]) expect((await send('came', { side: 1, pokemon })).status).toBe(200);
  const fifth = (await (await send('came', { side: 1, pokemon: 5 })).json()) as { detail: string };
  expect(fifth).toMatchObject({ status: 409, error: 'tooManyCame', value: 'pokemon' });
  // Nothing is wrong with the value itself.
  expect(fifth.detail).toContain('to=off');
  const other = await SELF.fetch(`${site}/api/v1/groups/${ids.otherGroup}/broadcast/came?side=1&pokemon=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(other.status).toBe(401);
});

describe('what is said of a player', () => {
  it('is typed, goes on air, and is escaped', async () => {
    await press(
      admin,
      'take',
      await sheet({ region1: '<i>関西', handle1: '@haruka', record1: '3-1', seed1: '4' }),
    );
    expect(await side(0)).toMatchObject({ region: '<i>関西', handle: '@haruka', record: '3-1', seed: 4 });
    const overlay = await (await SELF.fetch(`${site}/broadcast/ganyu?group=${ids.group}`)).text();
    for (const text of ['>3–1 · #4<', '>&lt;i&gt;関西<', '>@haruka<']) expect(overlay).toContain(text);
  });

  it('is filled in from published results alone, and never with an account of the sheet', async () => {
    const db = openDatabase(env.DB);
    await db
      .insert(standings)
      .values({ teamSheetId: ids.souta, wins: 5, losses: 1, rank: 2 })
      .onConflictDoNothing();
    await press(admin, 'save', await sheet({ player1: 'ソウタ', team1: ids.souta }));
    expect((await desk()).desk.draft.sides[0]).toMatchObject({
      teamSheetId: ids.souta,
      record: '',
      handle: '',
      region: '',
    });
    await env.DB.prepare('update tournaments set results_published_at = 1 where id = ?')
      .bind(ids.running)
      .run();
    await press(admin, 'save', await sheet({ player1: 'アカリ', team1: ids.akari }));
    await press(admin, 'save', await sheet({ player1: 'ソウタ', team1: ids.souta }));
    expect((await desk()).desk.draft.sides[0]).toMatchObject({ record: '5-1', handle: '' });
  });

  it('gives back what is wrong beside its field', async () => {
    const answer = await press(admin, 'save', await sheet({ seed2: '0', region2: 'あ'.repeat(17) }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('1から999までの数を入力してください。');
    expect(html).toContain(`value="${'あ'.repeat(17)}"`);
    expect(html).toContain('href="#seed2"');
  });

  it('is changed by a script', async () => {
    const { press: send } = await makeControl('about');
    await send('about', { side: 2, region: '東京', seed: 9 });
    expect(await side(1)).toMatchObject({ region: '東京', seed: 9 });
    expect(await (await send('about', { side: 2, seed: 1000 })).json()).toMatchObject({ value: 'seed' });
    expect(await (await send('about', { side: 2, handle: 'a'.repeat(31) })).json()).toMatchObject({
      value: 'handle',
    });
  });
});
