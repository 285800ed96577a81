import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import { addressOf } from '~/limits/attempts.server';
import { withoutPrefix } from '~/locales/locale';
import { currentRun } from '~/log/run.server';
import { isFromElsewhere } from '~/ui/security';
import { isStream } from './known-stream.server';
import { roomOf } from './room';
import type { DeskSeat, OverlaySeat } from './room-sockets.server';
import { roomName, streamIn } from './stream';

const overlayPath = /^\/broadcast\/groups\/([a-z0-9]+)\/socket\/?$/i;
const deskPath = /^\/admin\/([a-z0-9]+)\/streaming-input\/socket\/?$/i;

const refuse = (status: number, headers?: HeadersInit) => new Response(null, { status, headers });

/** For overlays, open to all as what is on air is, and for desks, a group's staff's. Else undefined. */
export async function connect(request: Request, context: AppLoadContext): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const path = withoutPrefix(pathname);
  const overlay = overlayPath.exec(path);
  const desk = overlay ? null : deskPath.exec(path);
  const groupId = (overlay ?? desk)?.[1]?.toLowerCase();
  if (groupId === undefined) return undefined;
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket')
    return refuse(426, { Upgrade: 'websocket', Connection: 'Upgrade' });
  const stream = streamIn(searchParams);
  const of = stream && { groupId, stream };
  if (!of) return refuse(404);
  const to = new URLSearchParams({ room: roomName(of), request: currentRun()?.request ?? '' });
  if (overlay) {
    if (!(await isStream(context.db, of))) return refuse(404);
    // A browser source of OBS names it.
    const isObs = / OBS\//.test(request.headers.get('User-Agent') ?? '');
    to.set('overlay', JSON.stringify({ address: addressOf(request), isObs } satisfies OverlaySeat));
  }
  if (desk) {
    if (isFromElsewhere(request, context.env.PUBLIC_URL)) return refuse(403);
    const user = await findSignedIn(request, context);
    if (!user) return refuse(401);
    const group = await findGroupThroughMember(context.db, groupId, user);
    if (!group) return refuse(404);
    if (!may(group.place, 'runBroadcast')) return refuse(403);
    if (!(await isStream(context.db, of))) return refuse(404);
    const seat: DeskSeat = {
      id: user.userId,
      name: user.displayName,
      sessionId: user.sessionId,
      groupId,
      isOperator: group.place === 'siteAdmin',
    };
    to.set('desk', JSON.stringify(seat));
  }
  // Only what the socket needs: the room never sees a cookie.
  const headers = { Upgrade: 'websocket' };
  return roomOf(context.env, of).fetch(new Request(`https://room/?${to}`, { headers }));
}
