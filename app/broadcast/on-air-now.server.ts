import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { findBroadcast, onAirOf } from './broadcast.server';
import { isGroup } from './known-group.server';
import { roomOf } from './room';

/** As the text that overlays get; D1's last picture when the room is gone. Undefined where there is no such group. */
export async function findOnAirNow(
  { env, db }: { env: Env; db: Database },
  groupId: string,
): Promise<{ text: string; revision: number } | undefined> {
  if (!(await isGroup(db, groupId))) return undefined;
  try {
    return await roomOf(env, groupId).onAir(groupId);
  } catch (error) {
    logError(error, 'the room of a broadcast');
    const broadcast = await findBroadcast(db, groupId);
    if (!broadcast) return undefined;
    const onAir = await onAirOf(db, broadcast, new Date());
    return { text: JSON.stringify(onAir), revision: onAir.revision };
  }
}
