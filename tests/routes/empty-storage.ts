import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';

/** An idle room has left memory and would come back with its data, so each is asked for something before `reset()`. */
export async function emptyStorage({ BROADCAST, DB, IMAGES }: Env) {
  const rooms = await listDurableObjectIds(BROADCAST);
  await Promise.all([
    ...rooms.map((id) => runInDurableObject(BROADCAST.get(id), () => undefined)),
    DB.prepare('select 1').run(),
    IMAGES.head('nothing'),
  ]);
  await reset();
}
