import { type Broadcast, findBroadcast, listBroadcastsOfEvent } from '~/broadcast/broadcast.server';
import type { BroadcastEvent } from '~/broadcast/event';
import { firstOf, streamIn } from '~/broadcast/stream';
import type { Database } from '~/db/client.server';
import type { GroupTrouble } from './group-trouble';

export type OverlayGroupResult = { broadcast: Broadcast; trouble: null } | { trouble: GroupTrouble };

/** A named group keeps its picture in OBS even if it changes its event; otherwise the event's only group is used. */
export async function findOverlayGroup(
  db: Database,
  event: BroadcastEvent,
  params: URLSearchParams,
): Promise<OverlayGroupResult> {
  const groupParam = params.get('group');
  const stream = streamIn(params);
  if (groupParam) {
    const groupId = groupParam.toLowerCase();
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
