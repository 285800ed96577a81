import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { isId } from '~/db/ids';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import { withoutPrefix } from '~/locales/locale';
import { currentRun } from '~/log/run.server';
import { isFromElsewhere } from '~/ui/security';
import { roomOf } from './room';

const overlayPath = /^\/broadcast\/groups\/([a-z0-9]+)\/socket\/?$/i;
const deskPath = /^\/admin\/([a-z0-9]+)\/streaming-input\/socket\/?$/i;

const refuse = (status: number, headers?: HeadersInit) => new Response(null, { status, headers });

/** For overlays, open to all as what is on air is, and for desks, a group's staff's. Else undefined. */
export async function connect(request: Request, context: AppLoadContext): Promise<Response | undefined> {
  const path = withoutPrefix(new URL(request.url).pathname);
  const overlay = overlayPath.exec(path);
  const desk = overlay ? null : deskPath.exec(path);
  const groupId = (overlay ?? desk)?.[1]?.toLowerCase();
  if (groupId === undefined) return undefined;
  if (!isId(groupId)) return refuse(404);
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket')
    return refuse(426, { Upgrade: 'websocket', Connection: 'Upgrade' });
  const to = new URLSearchParams({ group: groupId, request: currentRun()?.request ?? '' });
  if (desk) {
    if (isFromElsewhere(request, context.env.PUBLIC_URL)) return refuse(403);
    const user = await findSignedIn(request, context);
    if (!user) return refuse(401);
    const group = await findGroupThroughMember(context.db, groupId, user);
    if (!group) return refuse(404);
    if (!may(group.place, 'runBroadcast')) return refuse(403);
    to.set('person', JSON.stringify({ id: user.userId, name: user.displayName }));
  }
  // Only what the socket needs: the room never sees a cookie.
  const headers = { Upgrade: 'websocket' };
  return roomOf(context.env, groupId).fetch(new Request(`https://room/?${to}`, { headers }));
}
