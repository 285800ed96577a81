import { type Broadcast, findBroadcast, listBroadcastsOfEvent } from '~/broadcast/broadcast.server';
import type { BroadcastEvent } from '~/broadcast/event';
import { firstOf, streamIn } from '~/broadcast/stream';
import type { Database } from '~/db/client.server';
import type { GroupTrouble } from './group-trouble';

export type OverlayGroup = { broadcast: Broadcast; trouble: null } | { trouble: GroupTrouble };

/**
 * Whose picture an address shows: the stream of the group that it names, whichever event that chose, so that its source in OBS keeps
 * its picture. Where it names none, the only group of the event; never one of several, and never instead of another.
 */
export async function findOverlayGroup(
  db: Database,
  event: BroadcastEvent,
  params: URLSearchParams,
): Promise<OverlayGroup> {
  const asked = params.get('group');
  const stream = streamIn(params);
  if (asked) {
    const groupId = asked.toLowerCase();
    const broadcast = stream && (await findBroadcast(db, { groupId, stream }));
    if (broadcast) return { broadcast, trouble: null };
    const isKnown = stream !== 1 && (await findBroadcast(db, firstOf(groupId)));
    return { trouble: isKnown ? 'unknownStream' : 'unknownGroup' };
  }
  if (!stream) return { trouble: 'unknownStream' };
  const [only, another] = await listBroadcastsOfEvent(db, event, { stream, limit: 2 });
  if (another) return { trouble: 'severalGroups' };
  return only ? { broadcast: only, trouble: null } : { trouble: 'noGroup' };
}
