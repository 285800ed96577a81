import { findBroadcast } from '~/broadcast/broadcast.server';
import type { BroadcastEvent } from '~/broadcast/event';
import { roomName, type StreamOf } from '~/broadcast/stream';
import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { windowOf } from './window';

const knownMs = 5000;
const known = new Map<string, { event: BroadcastEvent | null; at: number }>();

/** Asked by every overlay whose socket is gone: D1 is asked every five seconds, and while it is silent the last answer stays. */
async function eventOf(db: Database, of: StreamOf): Promise<BroadcastEvent | null> {
  const name = roomName(of);
  const before = known.get(name);
  const now = Date.now();
  if (before && now - before.at < knownMs) return before.event;
  if (known.size > 1000) known.clear();
  try {
    const event = (await findBroadcast(db, of))?.event ?? null;
    known.set(name, { event, at: now });
    return event;
  } catch (error) {
    logError(error, 'the event of a stream');
    return before?.event ?? null;
  }
}

/** Which overlays a stream has chosen, and where the game is seen in their frame; null where it has chosen none. */
export async function findWindow(db: Database, of: StreamOf) {
  const event = await eventOf(db, of);
  return { event, window: event && windowOf(event) };
}
