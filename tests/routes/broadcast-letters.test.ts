import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import type { OnAir } from '~/broadcast/on-air';
import { roomOf } from '~/broadcast/room/room';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { slicesOf } from '~/broadcast/slices';
import { firstOf } from '~/broadcast/stream';
import { ids } from '../world';
import { site } from './person';

const ken = { id: 'ken', name: 'ケン' };

it.each(broadcastEvents)('the overlay of %s has its fonts and its shapes', async (event) => {
  const html = await (await SELF.fetch(`${site}/broadcast/${event}`)).text();
  expect(html).toContain('@font-face{');
  expect(html).toContain('@keyframes enter');
});

it('overlays hear which letters a saved draft needs, and nothing else of it', async () => {
  const answer = await SELF.fetch(`${site}/broadcast/groups/${ids.group}/socket`, {
    headers: { Upgrade: 'websocket' },
  });
  const told: OnAir[] = [];
  answer.webSocket?.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
  answer.webSocket?.accept();
  await expect.poll(() => told.length).toBe(1);
  const { revision, scene } = told[0] as OnAir;

  const player = '髙橋鵜飼';
  const draft: Scene = { ...blankScene, kind: 'match', sides: [{ ...blankSide, player }, blankSide] };
  const of = firstOf(ids.group);
  const room = roomOf(env, of);
  const save = async (next: Scene) =>
    room.operate(
      of,
      { type: 'save', seen: (await room.state(of, ken))?.desk.draft ?? blankScene, scene: next },
      ken,
    );
  await save(draft);
  await expect.poll(() => told.length).toBe(2);
  expect([told[1]?.revision, told[1]?.scene]).toEqual([revision, scene]);
  const warm = told[1]?.warm ?? '';
  for (const slice of slicesOf(player)) expect(slicesOf(warm)).toContain(slice);
  for (const sign of player) expect(warm).not.toContain(sign);

  // The same letters are told once; whoever comes later hears of them too.
  await save({ ...draft, sides: [{ ...blankSide, player: '飼鵜橋髙' }, blankSide] });
  const late = await SELF.fetch(`${site}/broadcast/groups/${ids.group}/socket`, {
    headers: { Upgrade: 'websocket' },
  });
  const first = new Promise<OnAir>((tell) =>
    late.webSocket?.addEventListener('message', ({ data }) => tell(JSON.parse(String(data)))),
  );
  late.webSocket?.accept();
  expect((await first).warm).toBe(warm);
  expect(told.length).toBe(2);
  for (const { webSocket } of [answer, late]) webSocket?.close();
});
