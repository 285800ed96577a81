import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { roomOf } from '~/broadcast/room/room';
import { sceneOfNovember } from '../db/old-world';
import { ids } from '../world';

const stream = { groupId: ids.group, stream: 1 } as const;
const person = { id: 'ken', name: 'ケン' };

it('the room of a broadcast reads the desk that the first rooms stored, and goes on with it', async () => {
  const [first, second] = [sceneOfNovember(ids.haruka, ids.kenta), sceneOfNovember(ids.kenta, ids.haruka)];
  const desk = {
    draft: second,
    draftRevision: 3,
    draftBy: 'ヨツバ',
    live: second,
    revision: 7,
    past: [null, first],
    future: [],
    knownCasters: [{ name: 'ナギ', handle: '@nagi' }],
  };
  await runInDurableObject(env.BROADCAST.get(env.BROADCAST.idFromName(ids.group)), async (_, { storage }) => {
    await storage.deleteAll();
    storage.sql.exec(
      'create table room (one integer primary key check (one = 1), group_id text, desk text, shown text)',
    );
    // As it was sent to overlays then.
    const shown = JSON.stringify({ kind: 'match', sides: [] });
    storage.sql.exec('insert into room values (1, ?, ?, ?)', ids.group, JSON.stringify(desk), shown);
  });
  await abortAllDurableObjects();
  const state = await roomOf(env, stream).state(stream, person);
  expect(state?.desk).toMatchObject({ draftRevision: 3, draftBy: 'ヨツバ', draft: second, live: second });
  expect(state?.desk.past).toMatchObject([null, first]);
  expect(state?.desk.knownCasters).toMatchObject([{ name: 'ナギ', handle: '@nagi' }]);
  expect(state?.onAir.scene).toMatchObject({ kind: 'match', ticker: ['第10回'] });
  // Overlays have another picture under the number 7.
  expect(state?.onAir.revision).toBe(8);
  const undone = await roomOf(env, stream).operate(stream, { type: 'undo' }, person);
  expect(undone?.desk.live).toMatchObject(first);
});
