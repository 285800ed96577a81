import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';

/**
 * Empties rooms, database and bucket. `reset()` alone empties what is in memory only: an object that nobody has asked for ten
 * seconds has left it, and would come back with what it had kept. So each is asked for something first.
 */
export async function emptyStorage({ BROADCAST, DB, IMAGES }: Env) {
  const rooms = await listDurableObjectIds(BROADCAST);
  await Promise.all([
    ...rooms.map((id) => runInDurableObject(BROADCAST.get(id), () => undefined)),
    DB.prepare('select 1').run(),
    IMAGES.head('nothing'),
  ]);
  await reset();
}
