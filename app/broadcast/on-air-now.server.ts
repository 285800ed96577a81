import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { findBroadcast, onAirOf } from './broadcast.server';
import { isStream } from './known-stream.server';
import { roomOf } from './room/room';
import type { StreamOf } from './stream';

/** Serialized `OnAir`, from D1 if the room fails. @returns undefined if there is no such stream */
export async function findOnAirNow(
  { env, db }: { env: Env; db: Database },
  streamId: StreamOf,
): Promise<{ text: string; revision: number } | undefined> {
  if (!(await isStream(db, streamId))) return undefined;
  try {
    return await roomOf(env, streamId).onAir(streamId);
  } catch (error) {
    logError(error, 'the room of a broadcast');
    const broadcast = await findBroadcast(db, streamId);
    if (!broadcast) return undefined;
    const onAir = await onAirOf(db, broadcast, new Date());
    return { text: JSON.stringify(onAir), revision: onAir.revision };
  }
}
