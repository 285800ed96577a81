import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { logError } from '~/log/log.server';
import { findBroadcast } from './broadcast.server';
import { roomName, type StreamOf } from './stream';

const known = new Set<string>();
const maxKnown = 10_000;

/** Prevents rooms for made-up IDs. Memoized per isolate; trusts the caller while D1 is down. */
export async function isStream(db: Database, streamId: StreamOf): Promise<boolean> {
  if (!isId(streamId.groupId)) return false;
  const name = roomName(streamId);
  if (known.has(name)) return true;
  try {
    if (!(await findBroadcast(db, streamId))) return false;
  } catch (error) {
    logError(error, 'looking for a stream');
    return true;
  }
  if (known.size >= maxKnown) known.clear();
  known.add(name);
  return true;
}
