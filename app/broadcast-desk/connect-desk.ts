import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { isStream } from '~/broadcast/known-stream.server';
import { refuse, streamOfSocket, takeSeat } from '~/broadcast/socket.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import type { Policy } from '~/http/policy';
import { isFromElsewhere } from '~/http/security';

export const handle: Policy = { audience: 'staff', isWhole: true };

/** The socket of a desk, for a group's staff. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const of = streamOfSocket(request, params.id);
  if (of instanceof Response) return of;
  // A socket is asked for with GET, which other sites may send: a browser says which one did.
  if (isFromElsewhere(request, context.env.PUBLIC_URL)) return refuse(403);
  const user = await findSignedIn(request, context);
  if (!user) return refuse(401);
  const group = await findGroupThroughMember(context.db, of.groupId, user);
  if (!group) return refuse(404);
  if (!may(group.place, 'runBroadcast')) return refuse(403);
  if (!(await isStream(context.db, of))) return refuse(404);
  const { userId, displayName, sessionId } = user;
  const isOperator = group.place === 'siteAdmin';
  return takeSeat(context, of, {
    desk: { id: userId, name: displayName, sessionId, groupId: of.groupId, isOperator },
  });
}
