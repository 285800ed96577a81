import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { logError } from '~/log/log.server';
import { findBroadcast } from './broadcast.server';
import { roomName, type StreamOf } from './stream';

const known = new Set<string>();
const mostKnown = 10_000;

/**
 * Asked before a room is: an invented id must make none. Each isolate asks D1 once for a stream; while D1 is silent the
 * room is asked, so that what is on air stays there.
 */
export async function isStream(db: Database, of: StreamOf): Promise<boolean> {
  if (!isId(of.groupId)) return false;
  const name = roomName(of);
  if (known.has(name)) return true;
  try {
    if (!(await findBroadcast(db, of))) return false;
  } catch (error) {
    logError(error, 'looking for a stream');
    return true;
  }
  if (known.size >= mostKnown) known.clear();
  known.add(name);
  return true;
}
