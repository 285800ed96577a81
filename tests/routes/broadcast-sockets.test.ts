import { abortAllDurableObjects, runInDurableObject, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findBroadcast } from '~/broadcast/broadcast.server';
import type { DeskCommand } from '~/broadcast/desk';
import type { OnAir } from '~/broadcast/on-air';
import { roomOf } from '~/broadcast/room/room';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { teamSheets } from '~/db/schema';
import { ids, worldId } from '../world';

const site = 'https://sixsheet.test';
const db = openDatabase(env.DB);
const ken = { id: worldId('ken'), name: 'ケン' };

const match: Scene = {
  ...blankScene,
  kind: 'match',
  tournamentId: ids.running,
  round: { preset: 'round', number: 3 },
  sides: [
    { ...blankSide, player: 'ハルカ', score: 0, teamSheetId: ids.haruka, color: '#cc3344' },
    { ...blankSide, player: 'Leon', score: 0, teamSheetId: null, color: null },
  ],
};
const take = (scene: Scene): DeskCommand => ({ type: 'take', seen: scene, scene });

async function operate(groupId: string, command: DeskCommand) {
  const answer = await roomOf(env, firstOf(groupId)).operate(firstOf(groupId), command, ken);
  if (!answer) throw new Error('no such group');
  return answer;
}

/** Puts a scene on air, whatever the draft was. */
async function air(groupId: string, scene: Scene) {
  const state = await roomOf(env, firstOf(groupId)).state(firstOf(groupId), ken);
  return operate(groupId, { ...take(scene), seen: state?.desk.draft } as DeskCommand);
}

async function listen(
  groupId: string,
  headers: HeadersInit = {},
  path = `/broadcast/groups/${groupId}/socket`,
) {
  const response = await SELF.fetch(site + path, { headers: { Upgrade: 'websocket', ...headers } });
  const socket = response.webSocket;
  const told: OnAir[] = [];
  const waiting: (() => void)[] = [];
  socket?.addEventListener('message', ({ data }) => {
    if (data === 'pong') return;
    told.push(JSON.parse(String(data)));
    for (const go of waiting.splice(0)) go();
  });
  let closed: number | undefined;
  socket?.addEventListener('close', ({ code }) => {
    closed = code;
    for (const go of waiting.splice(0)) go();
  });
  socket?.accept();
  const until = async (is: () => boolean) => {
    while (!is()) await new Promise<void>((go) => waiting.push(go));
  };
  return { status: response.status, socket, told, until, closed: () => closed };
}

const sceneJson = (groupId: string, headers: HeadersInit = {}) =>
  SELF.fetch(`${site}/broadcast/groups/${groupId}/scene.json`, { headers });

it('tells overlays in OBS first, and each of them once', async () => {
  const order: string[] = [];
  const overlay = async (name: string, agent: string) => {
    const heard = await listen(ids.group, { 'User-Agent': agent });
    await heard.until(() => heard.told.length === 1);
    heard.socket?.addEventListener('message', () => order.push(name));
    return heard;
  };
  const viewer = 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36';
  const overlays = [
    await overlay('viewer', viewer),
    await overlay('OBS', `${viewer} OBS/31.0.0`),
    await overlay('late viewer', viewer),
  ];
  await air(ids.group, { ...match, ticker: ['first to whom it matters'] });
  for (const { told, until } of overlays) await until(() => told.length > 1);
  expect(order).toEqual(['OBS', 'viewer', 'late viewer']);
  for (const { socket } of overlays) socket?.close();
});

it('tells a crowd a few at a time, and each of them the newest scene of a quick row', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 120 }, (_, at) => listen(ids.group, { 'CF-Connecting-IP': `198.51.100.${at % 3}` })),
  );
  await air(ids.group, { ...match, ticker: ['to a crowd'] });
  const [first, second] = match.sides;
  const last = await air(ids.group, { ...match, sides: [{ ...first, score: 1 }, second] });
  const { revision } = last.onAir;
  await Promise.all(crowd.map(({ told, until }) => until(() => told.at(-1)?.revision === revision)));
  for (const { told } of crowd) {
    expect(told.at(-1)?.scene?.sides[0].score).toBe(1);
    const revisions = told.map((onAir) => onAir.revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  }
  for (const { socket } of crowd) socket?.close();
});

describe('an overlay', () => {
  it('gets the whole scene when it connects, and whenever it changes', async () => {
    const overlay = await listen(ids.group);
    expect(overlay.status).toBe(101);
    await overlay.until(() => overlay.told.length === 1);
    const first = overlay.told[0]?.revision ?? -1;
    await air(ids.group, match);
    await operate(ids.group, { type: 'live', command: { type: 'score', side: 1, by: 1 } });
    await overlay.until(() => overlay.told.length === 3);
    expect(overlay.told.map(({ revision }) => revision - first)).toEqual([0, 1, 2]);
    const scene = overlay.told[2]?.scene;
    expect(scene).toMatchObject({
      kind: 'match',
      tournament: '第11回 ムーンライト杯',
      round: { ja: '3回戦', en: 'Round 3' },
    });
    expect(scene?.sides[0]).toMatchObject({ player: 'ハルカ', score: 1, color: '#cc3344' });
    expect(scene?.sides[0].team?.members[0]).toMatchObject({
      species: { key: 'garchomp', ja: 'ガブリアス', en: 'Garchomp' },
      types: ['dragon', 'ground'],
      item: { key: 'lifeorb' },
    });
    const late = await listen(ids.group);
    await late.until(() => late.told.length === 1);
    expect(late.told[0]).toEqual(overlay.told[2]);
  });

  it('is told nothing that is only for the staff', async () => {
    await air(ids.group, match);
    const text = await (await sceneJson(ids.group)).text();
    for (const secret of [ids.haruka, ids.running, 'haruka_vgc', 'Hrk4Tm', 'editKey', ken.id])
      expect(text).not.toContain(secret);
  });

  it('gets pong for ping, and is closed when it says anything else', async () => {
    const { socket, until, closed } = await listen(ids.group);
    const pong = new Promise((resolve) =>
      socket?.addEventListener('message', ({ data }) => data === 'pong' && resolve(data)),
    );
    socket?.send('ping');
    expect(await pong).toBe('pong');
    socket?.send('{"type":"take"}');
    await until(() => closed() !== undefined);
    expect(closed()).toBe(1008);
  });

  it.each([
    ['an unknown group', `/broadcast/groups/${worldId('nobody')}/socket`, 404],
    ['no id', '/broadcast/groups/1/socket', 404],
  ])('is refused for %s', async (_, path, status) => {
    expect((await listen('', {}, path)).status).toBe(status);
  });

  it('must ask for a socket', async () => {
    expect((await SELF.fetch(`${site}/broadcast/groups/${ids.group}/socket`)).status).toBe(426);
  });
});

describe('scene.json', () => {
  it('has an ETag that changes with the scene, for any site to poll', async () => {
    await air(ids.group, match);
    const first = await sceneJson(ids.group);
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await sceneJson(ids.group, { 'If-None-Match': etag })).status).toBe(304);
    await operate(ids.group, { type: 'live', command: { type: 'swap' } });
    const second = await sceneJson(ids.group, { 'If-None-Match': etag });
    expect(second.status).toBe(200);
    expect(((await second.json()) as OnAir).scene?.sides[1].player).toBe('ハルカ');
  });

  it('is 404 for an unknown group', async () => {
    expect((await sceneJson(worldId('nobody'))).status).toBe(404);
  });
});

describe('the reveal rules on air', () => {
  const withTeam = (teamSheetId: string, tournamentId: string): Scene => ({
    ...match,
    tournamentId,
    sides: [{ ...match.sides[0], teamSheetId }, match.sides[1]],
  });
  const teamOnAir = async (groupId: string) =>
    ((await (await sceneJson(groupId)).json()) as OnAir).scene?.sides[0].team;

  it('show nothing before the start', async () => {
    await air(ids.group, withTeam(worldId('harukaopen'), ids.open));
    expect(await teamOnAir(ids.group)).toBeNull();
  });

  it('show six species of a closed sheet', async () => {
    await air(ids.otherGroup, withTeam(ids.mirai, ids.runningClosed));
    const team = await teamOnAir(ids.otherGroup);
    expect(team?.level).toBe('species');
    expect(team?.members).toHaveLength(6);
    for (const member of team?.members ?? [])
      expect(Object.keys(member).sort()).toEqual(['species', 'types']);
  });

  it('show no team of a group that is not the broadcast’s', async () => {
    await air(ids.group, withTeam(ids.mirai, ids.runningClosed));
    expect(await teamOnAir(ids.group)).toBeNull();
  });

  it('take a withdrawn team off the air', async () => {
    await air(ids.group, match);
    const overlay = await listen(ids.group);
    await overlay.until(() => overlay.told.length === 1);
    expect(overlay.told[0]?.scene?.sides[0].team).not.toBeNull();
    const withdraw = (withdrawnAt: Date | null) =>
      db.update(teamSheets).set({ withdrawnAt }).where(eq(teamSheets.id, ids.haruka));
    await withdraw(new Date());
    await roomOf(env, firstOf(ids.group)).recheck(firstOf(ids.group));
    await overlay.until(() => overlay.told.length === 2);
    expect(overlay.told[1]?.scene?.sides[0].team).toBeNull();
    expect(overlay.told[1]?.revision).toBe((overlay.told[0]?.revision ?? 0) + 1);
    await withdraw(null);
  });
});

describe('the room', () => {
  it('keeps the last scene in D1, and begins with it', async () => {
    const groupId = worldId('kamome');
    await air(groupId, { ...match, tournamentId: null, ticker: ['休憩は18時まで'] });
    await expect
      .poll(async () => (await findBroadcast(db, firstOf(groupId)))?.scene?.ticker)
      .toEqual(['休憩は18時まで']);
    const kept = await findBroadcast(db, firstOf(groupId));
    await runInDurableObject(env.BROADCAST.get(env.BROADCAST.idFromName(groupId)), async (room, state) => {
      await state.storage.deleteAll();
      Object.assign(room, { desk: undefined, picture: { state: 'blank' } });
      state.storage.sql.exec(
        'create table room (one integer primary key, group_id text, desk text, shown text)',
      );
    });
    const state = await roomOf(env, firstOf(groupId)).state(firstOf(groupId), ken);
    expect(state?.desk.live).toEqual(kept?.scene);
    expect(state?.onAir.revision).toBe(kept?.revision);
  });

  it('keeps its sockets while it is asleep, and wakes up to tell them', async () => {
    const groupId = worldId('kamome');
    await air(groupId, { ...match, tournamentId: null });
    const overlay = await listen(groupId);
    await overlay.until(() => overlay.told.length === 1);
    const stub = env.BROADCAST.get(env.BROADCAST.idFromName(groupId));
    await runInDurableObject(stub, (room) => Object.assign(room, { isFirst: true }));
    // The runtime puts an object to sleep after 10 s in which nobody asked it anything.
    await new Promise((go) => setTimeout(go, 12_000));
    expect(await runInDurableObject(stub, (room) => 'isFirst' in room)).toBe(false);
    await operate(groupId, { type: 'live', command: { type: 'score', side: 1, by: 1 } });
    await overlay.until(() => overlay.told.length === 2);
    expect(overlay.told[1]?.scene?.sides[0].score).toBe(1);
    expect(overlay.told[1]?.revision).toBe((overlay.told[0]?.revision ?? 0) + 1);
  });

  it('tells who comes back after it has died everything that was missed at once', async () => {
    const groupId = worldId('kamome');
    await air(groupId, { ...match, tournamentId: null });
    const overlay = await listen(groupId);
    await overlay.until(() => overlay.told.length === 1);
    await abortAllDurableObjects();
    await overlay.until(() => overlay.closed() !== undefined);
    for (let wins = 1; wins <= 2; wins++)
      await operate(groupId, { type: 'live', command: { type: 'score', side: 2, by: 1 } });
    const again = await listen(groupId);
    await again.until(() => again.told.length === 1);
    expect(again.told[0]?.revision).toBe((overlay.told[0]?.revision ?? 0) + 2);
    expect(again.told[0]?.scene?.sides[1].score).toBe(2);
    expect(overlay.told).toHaveLength(1);
  });

  it('refuses a command that no type allows, and more than 60 in 10 seconds', async () => {
    const groupId = worldId('yoruno');
    const wrong = await operate(groupId, { type: 'explode' } as unknown as DeskCommand);
    expect(wrong.failed).toEqual({ error: 'wrongCommand' });
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await operate(groupId, { type: 'undo' })).failed?.error);
    expect(answers.at(0)).toBe('nothingToUndo');
    expect(answers.at(-1)).toBe('tooMany');
  });
});
