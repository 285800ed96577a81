import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { findBroadcast, onAirOf } from './broadcast.server';
import { isStream } from './known-stream.server';
import { roomOf } from './room';
import type { StreamOf } from './stream';

/** As the text that overlays get; D1's last picture when the room is gone. Undefined where there is no such stream. */
export async function findOnAirNow(
  { env, db }: { env: Env; db: Database },
  of: StreamOf,
): Promise<{ text: string; revision: number } | undefined> {
  if (!(await isStream(db, of))) return undefined;
  try {
    return await roomOf(env, of).onAir(of);
  } catch (error) {
    logError(error, 'the room of a broadcast');
    const broadcast = await findBroadcast(db, of);
    if (!broadcast) return undefined;
    const onAir = await onAirOf(db, broadcast, new Date());
    return { text: JSON.stringify(onAir), revision: onAir.revision };
  }
}
