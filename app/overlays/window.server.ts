import { findBroadcast } from '~/broadcast/broadcast.server';
import type { BroadcastEvent } from '~/broadcast/event';
import { roomName, type StreamOf } from '~/broadcast/stream';
import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { camerasOf, windowOf } from './window';

const knownMs = 5000;
const known = new Map<string, { event: BroadcastEvent | null; at: number }>();

/** Memoized for 5 s, because overlays without a socket poll it. Serves stale values while D1 is down. */
async function eventOf(db: Database, streamId: StreamOf): Promise<BroadcastEvent | null> {
  const name = roomName(streamId);
  const before = known.get(name);
  const now = Date.now();
  if (before && now - before.at < knownMs) return before.event;
  if (known.size > 1000) known.clear();
  try {
    const event = (await findBroadcast(db, streamId))?.event ?? null;
    known.set(name, { event, at: now });
    return event;
  } catch (error) {
    logError(error, 'the event of a stream');
    return before?.event ?? null;
  }
}

export async function findWindow(db: Database, streamId: StreamOf) {
  const event = await eventOf(db, streamId);
  return { event, window: event && windowOf(event), cameras: event && camerasOf(event) };
}
