import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { roomOf } from '~/broadcast/room/room';
import { streamsOf } from '~/broadcast/stream';
import { ids, worldId } from '../world';
import {
  admin,
  desk,
  type Headers,
  moderator,
  open,
  page,
  post,
  press,
  revision,
  sheet,
} from './broadcast-form';
import { site } from './person';

describe('the desk', () => {
  it('takes what its form holds, and says so in one redirect', async () => {
    const answer = await press(admin, 'take', await sheet({ kind: 'versus', ticker: 'はじまります' }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, page]);
    const { onAir } = await desk();
    expect(onAir.scene).toMatchObject({
      kind: 'versus',
      ticker: ['はじまります'],
      tournament: '第11回 ムーンライト杯',
    });
  });

  it('saves its form with the kind whose button is pressed, as from the bar of a phone', async () => {
    const body = new URLSearchParams(await sheet({ kind: 'match', ticker: 'まだ続きます' }));
    body.append('kind', 'break');
    const answer = await SELF.fetch(`${site}${page}/save`, {
      method: 'POST',
      redirect: 'manual',
      headers: admin,
      body,
    });
    expect(answer.status).toBe(302);
    expect((await desk()).desk.draft).toMatchObject({ kind: 'break', ticker: ['まだ続きます'] });
    expect(await open(admin)).toMatch(
      /name="kind" value="break"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="break"/,
    );
  });

  it('finds the team of a typed name, takes any other name as a guest', async () => {
    await press(
      admin,
      'save',
      await sheet({ player1: 'ソウタ', team1: '', player2: 'ゲスト', team2: ids.akari }),
    );
    const [first, second] = (await desk()).desk.draft.sides;
    expect([first.teamSheetId, second.teamSheetId, second.player]).toEqual([ids.souta, null, 'ゲスト']);
  });

  it('searches in any kind of kana, and puts somebody on a side with all else kept', async () => {
    const found = await press(admin, 'find', await sheet({ find: 'あかり', ticker: '残る' }));
    expect(found.headers.get('Location')).toBe(
      `${page}?find=%E3%81%82%E3%81%8B%E3%82%8A#player-search-title`,
    );
    const html = await open(admin, '?find=%E3%81%82%E3%81%8B%E3%82%8A');
    expect(html).toContain(`side=2&amp;team=${ids.akari}`);
    expect(html).not.toContain(`side=2&amp;team=${ids.souta}`);
    await press(admin, `pick?side=2&team=${ids.akari}`, await sheet());
    const { draft } = (await desk()).desk;
    expect([draft.sides[1].player, draft.sides[1].teamSheetId, draft.ticker]).toEqual([
      'アカリ',
      ids.akari,
      ['残る'],
    ]);
  });

  it('scores on air at once, and undoes it', async () => {
    await press(admin, 'take', await sheet({ score1: '0', score2: '0' }));
    await press(admin, 'score?side=2&by=1', { revision: await revision() });
    expect((await desk()).onAir.scene?.sides.map(({ score }) => score)).toEqual([0, 1]);
    await press(admin, 'undo', { revision: await revision() });
    expect((await desk()).onAir.scene?.sides.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('does nothing on a picture that is gone', async () => {
    const old = await revision();
    await press(moderator, 'swap', { revision: old });
    const late = await press(admin, 'swap', { revision: old });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('押す直前に配信中の内容が変わりました');
  });

  it('gives everything typed back with what is wrong', async () => {
    const name = 'あ'.repeat(17);
    const answer = await press(admin, 'take', await sheet({ player1: name, ticker: '<b>速報</b>' }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`value="${name}"`);
    expect(html).toMatch(/id="player1"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="player1"/);
    expect(html).toContain('&lt;b&gt;速報&lt;/b&gt;');
  });

  it.each([
    ['no form at all', 'save', {}],
    ['a draft that is none', 'save', { seen: '{"kind":1}' }],
    ['a side that is none', 'score?side=3&by=1', { revision: '1' }],
    ['a press on no picture', 'score?side=1&by=1', {}],
    ['a press on no number', 'off', { revision: 'x' }],
    ['a press on the draft past its form', 'swap?on=draft', { revision: '1' }],
  ])('answers %s with 422', async (_, act, fields) => {
    expect((await press(admin, act, fields)).status).toBe(422);
  });

  it('searches again for what was searched when it gives a form back', async () => {
    const answer = await press(admin, 'take', await sheet({ player1: 'あ'.repeat(17), find: 'あかり' }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<input type="search"[^>]*value="あかり"/);
    expect(html).toContain(`team=${ids.akari}`);
    expect(html).not.toContain(`team=${ids.souta}`);
  });

  it('changes seats in the draft, and makes room for the next match', async () => {
    await press(
      admin,
      'save',
      await sheet({ player1: 'ソウタ', player2: 'ゲスト', score1: '1', score2: '0' }),
    );
    await press(admin, 'seats', await sheet());
    const players = async () => (await desk()).desk.draft.sides.map(({ player, score }) => [player, score]);
    expect(await players()).toEqual([
      ['ゲスト', 0],
      ['ソウタ', 1],
    ]);
    await press(admin, 'next', await sheet({ upNext: '' }));
    expect(await players()).toEqual([
      ['', 0],
      ['', 0],
    ]);
  });

  it('goes off the air, and back on', async () => {
    await press(admin, 'take', await sheet({ kind: 'break' }));
    await press(admin, 'off', { revision: await revision() });
    expect((await desk()).onAir.scene).toBeNull();
    await press(admin, 'undo', { revision: await revision() });
    await press(admin, 'undo', { revision: await revision() });
    await press(admin, 'redo', { revision: await revision() });
    expect((await desk()).onAir.scene?.kind).toBe('break');
  });

  it('keeps the language of its address, and what is searched when it saves', async () => {
    const answer = await post(admin, await sheet({ find: 'あかり' }), `/en${page}/save`);
    expect(answer.headers.get('Location')).toBe(`/en${page}?find=%E3%81%82%E3%81%8B%E3%82%8A`);
    expect(
      (await press(admin, 'take', await sheet({ find: 'あかり', ticker: 'あかり' }))).headers.get('Location'),
    ).toBe(page);
  });

  it.each([
    ['/save', ''],
    ['/SCORE', '?side=1&by=1'],
    ['/take/', ''],
  ])('leads from the address of an act (%s) to its page', async (act, query) => {
    for (const prefix of ['', '/en']) {
      const answer = await SELF.fetch(site + prefix + page + act + query, {
        headers: admin,
        redirect: 'manual',
      });
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, prefix + page]);
    }
  });

  it.each(['dance', 'toString', '__proto__', 'score:1:1'])('knows no act %s', async (act) => {
    const answer = await press(admin, act, await sheet());
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`Page not found: ${page}/${act}`);
    expect((await SELF.fetch(`${site}${page}/${act}`, { headers: admin })).status).toBe(404);
  });

  it('is only looked at by its own address', async () => {
    const answer = await post(admin, await sheet());
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain('この操作はできません');
  });
});

describe('two people at once', () => {
  it('keep each other’s changes where they do not meet', async () => {
    const { draft } = (await desk()).desk;
    await press(moderator, 'save', await sheet({ ticker: 'ヨツバの行' }, draft));
    const answer = await press(admin, 'save', await sheet({ casterName1: 'ツキノ' }, draft));
    expect(answer.status).toBe(302);
    expect((await desk()).desk.draft).toMatchObject({
      ticker: ['ヨツバの行'],
      casters: [{ name: 'ツキノ' }, {}],
    });
  });

  it('see both values where they do, and choose', async () => {
    const { draft } = (await desk()).desk;
    await press(moderator, 'save', await sheet({ ticker: 'ヨツバの案' }, draft));
    const answer = await press(admin, 'save', await sheet({ ticker: 'ツキノの案', kind: 'break' }, draft));
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('ヨツバさんも同じところを変更しました');
    expect(html).toContain('ヨツバの案');
    expect(html).toContain('ツキノの案</textarea>');
    expect((await desk()).desk.draft.ticker).toEqual(['ヨツバの案']);
    // The page that was shown has seen the other's draft now.
    await press(admin, 'theirs', await sheet({ ticker: 'ツキノの案', kind: 'break', conflicts: 'ticker' }));
    expect((await desk()).desk.draft).toMatchObject({ kind: 'break', ticker: ['ヨツバの案'] });
  });

  it('never take unseen changes on air', async () => {
    const { draft } = (await desk()).desk;
    const before = await revision();
    await press(moderator, 'save', await sheet({ language: 'en' }, draft));
    const answer = await press(admin, 'take', await sheet({ kind: 'teams' }, draft));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('下書きを変更していました');
    expect(await revision()).toBe(before);
    expect((await desk()).desk.draft).toMatchObject({ kind: 'teams', language: 'en' });
  });

  it('see who else is there', async () => {
    await open(moderator);
    expect(await open(admin)).toContain('<span class="badge warn">ヨツバ</span>');
  });
});

describe('the desk’s socket', () => {
  const connect = (headers: Headers, group = ids.group) =>
    SELF.fetch(`${site}/admin/${group}/streaming-input/socket`, {
      headers: { Upgrade: 'websocket', ...headers },
    });

  it('is for the staff of the group, from its own site', async () => {
    expect((await connect({ Origin: site })).status).toBe(401);
    expect((await connect({ ...admin, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await connect(admin, ids.otherGroup)).status).toBe(404);
  });

  it('tells of every change, and of who comes and goes', async () => {
    const socket = (await connect(admin)).webSocket;
    const told: { draftRevision: number; draftBy: string; people: { name: string }[] }[] = [];
    socket?.addEventListener('message', ({ data }) => void told.push(JSON.parse(String(data))));
    socket?.accept();
    await press(moderator, 'save', await sheet({ ticker: `新しい行 ${Date.now()}` }));
    await expect.poll(() => told.at(-1)?.draftBy).toBe('ヨツバ');
    expect(told.at(-1)?.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['ツキノ', 'ヨツバ']));
    expect(JSON.stringify(told)).not.toContain('新しい行');
    socket?.close();
  });
});

it('shows the draft to its staff alone', async () => {
  const draft = (headers: Headers) =>
    SELF.fetch(`${site}${page}/draft.json`, { headers, redirect: 'manual' });
  expect((await draft({})).status).toBe(302);
  const seen = (await (await draft(admin)).json()) as { revision: number };
  expect(seen.revision).toBe((await desk()).desk.draftRevision);
});

it('knows nothing of a group that is not there', async () => {
  for (const of of [...streamsOf(worldId('nobody')), { groupId: ids.group, stream: 2 as const }])
    expect(await roomOf(env, of).state(of, { id: 'x', name: 'x' })).toBeUndefined();
});
