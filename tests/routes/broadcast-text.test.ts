import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { textNames } from '~/overlays/text/on-air-text';
import { ids, worldId } from '../world';
import { admin, press, revision, sheet } from './broadcast-form';
import { site } from './person';

const ask = (file: string, headers: Record<string, string> = {}, group = ids.group) =>
  SELF.fetch(`${site}/broadcast/groups/${group}/text/${file}`, { headers });
const text = async (file: string) => (await ask(file)).text();

it('says what is on air, each in a text of its own', async () => {
  await chooseEvent(openDatabase(env.DB), firstOf(ids.group), 'soryumon');
  await press(
    admin,
    'take',
    await sheet({
      kind: 'match',
      score1: '1',
      score2: '0',
      round: 'swiss',
      roundNumber: '3',
      casterName1: 'ツキノ',
      casterHandle1: '@tsukino_cast',
      casterName2: 'ヨツバ',
      ticker: '一行目\n<b>二行目</b>',
      upNext: 'ソウタ vs ミライ, 決勝\nA vs B',
      language: 'ja',
    }),
  );
  const said = await Promise.all(textNames.map(async (name) => [name, await text(`${name}.txt`)] as const));
  const { team1, team2, ...others } = Object.fromEntries(said) as Record<string, string>;
  expect(others).toEqual({
    player1: 'ハルカ',
    player2: 'アカリ',
    score1: '1',
    score2: '0',
    round: '予選 3回戦',
    bestOf: '3本勝負',
    event: '双竜門',
    tournament: '第11回 ムーンライト杯',
    casters: 'ツキノ / ヨツバ',
    ticker: '一行目\n<b>二行目</b>',
    countdown: '',
    winner: '',
    ...Object.fromEntries(
      ['came', 'down', 'region', 'handle', 'record', 'seed'].flatMap((name) => [
        [`${name}1`, ''],
        [`${name}2`, ''],
      ]),
    ),
    next1: 'ソウタ',
    next2: 'ミライ',
    nextRound: '決勝',
    upNext: 'ソウタ vs ミライ\nA vs B',
  });
  expect([team1?.split('\n').length, team2?.split('\n').length]).toEqual([6, 6]);
});

it('speaks the language that is asked for, else the scene’s', async () => {
  expect(await text('round.txt?lang=en')).toBe('Swiss Round 3');
  expect(await text('round.txt?lang=both')).toBe('予選 3回戦 / Swiss Round 3');
  expect(await text('round.txt?lang=fr')).toBe('予選 3回戦');
  expect(await text('player1.txt?lang=both')).toBe('ハルカ / Haruka');
  expect(await text('tournament.txt?lang=en')).toBe('Moonlight Cup #11');
  expect(await text('player2.txt?lang=both')).toBe('アカリ');
  await press(admin, 'take', await sheet({ language: 'en' }));
  expect(await text('bestOf.txt')).toBe('Best of 3');
});

it('is plain text that any tool may read and keep until it changes', async () => {
  const answer = await ask('score1.txt');
  const { headers } = answer;
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect([headers.get('Access-Control-Allow-Origin'), headers.get('Cache-Control')]).toEqual([
    '*',
    'public, no-cache',
  ]);
  const etag = headers.get('ETag') ?? '';
  const again = await ask('score1.txt', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await press(admin, 'score?side=1&by=1', { revision: await revision() });
  const newer = await ask('score1.txt', { 'If-None-Match': etag });
  expect([newer.status, await newer.text()]).toEqual([200, '2']);
  // What did not change is not sent again, although the picture is another one.
  const player = (await ask('player1.txt')).headers.get('ETag') ?? '';
  await press(admin, 'undo', { revision: await revision() });
  expect((await ask('player1.txt', { 'If-None-Match': player })).status).toBe(304);
});

it.each(['player3.txt', 'player1', 'toString.txt', '__proto__.txt', 'scene.json'])(
  'knows no text %s',
  async (file) => {
    const answer = await ask(file);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8']);
  },
);

it('knows no group that is not there, and takes a name in any case', async () => {
  expect((await ask('player1.txt', {}, worldId('nobody'))).status).toBe(404);
  expect((await ask('player1.txt', {}, 'x')).status).toBe(404);
  expect(await text('PLAYER1.TXT')).toBe('Haruka');
});

it('never says what is only drafted, and nothing once it is off the air', async () => {
  await press(admin, 'save', await sheet({ player1: 'まだ秘密', ticker: 'まだ秘密' }));
  for (const name of textNames) expect(await text(`${name}.txt`)).not.toContain('まだ秘密');
  await press(admin, 'off', { revision: await revision() });
  for (const name of textNames) {
    const answer = await ask(`${name}.txt`);
    expect([name, answer.status, await answer.text()]).toEqual([name, 200, '']);
  }
});
