import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { isStream } from '~/broadcast/known-stream.server';
import { refuseSocket, streamOfSocket, takeSeat } from '~/broadcast/room/socket.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import type { Policy } from '~/http/policy';
import { isFromElsewhere } from '~/http/security';

export const handle: Policy = { audience: 'staff', isWhole: true };

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const streamId = streamOfSocket(request, params.id);
  if (streamId instanceof Response) return streamId;
  // WebSockets open with GET, so other sites could open one too.
  if (isFromElsewhere(request, context.env.PUBLIC_URL)) return refuseSocket(403);
  const user = await findSignedIn(request, context);
  if (!user) return refuseSocket(401);
  const group = await findGroupThroughMember(context.db, streamId.groupId, user);
  if (!group) return refuseSocket(404);
  if (!may(group.place, 'runBroadcast')) return refuseSocket(403);
  if (!(await isStream(context.db, streamId))) return refuseSocket(404);
  const { userId, displayName, sessionId } = user;
  const isOperator = group.place === 'siteAdmin';
  return takeSeat(context, streamId, {
    desk: { id: userId, name: displayName, sessionId, groupId: streamId.groupId, isOperator },
  });
}
