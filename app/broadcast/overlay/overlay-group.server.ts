import { type Broadcast, findBroadcast, listBroadcastsOfEvent } from '~/broadcast/broadcast.server';
import type { BroadcastEvent } from '~/broadcast/event';
import type { Database } from '~/db/client.server';
import type { GroupTrouble } from './group-trouble';

export type OverlayGroup = { broadcast: Broadcast; trouble: null } | { trouble: GroupTrouble };

/**
 * Whose picture an address shows: the group that it names, whichever event that chose, so that its source in OBS keeps
 * its picture. Where it names none, the only group of the event; never one of several, and never instead of another.
 */
export async function findOverlayGroup(
  db: Database,
  event: BroadcastEvent,
  asked: string | null,
): Promise<OverlayGroup> {
  if (asked) {
    const broadcast = await findBroadcast(db, asked.toLowerCase());
    return broadcast ? { broadcast, trouble: null } : { trouble: 'unknownGroup' };
  }
  const [only, another] = await listBroadcastsOfEvent(db, event, 2);
  if (another) return { trouble: 'severalGroups' };
  return only ? { broadcast: only, trouble: null } : { trouble: 'noGroup' };
}
