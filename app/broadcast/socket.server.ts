import type { AppLoadContext } from '@remix-run/cloudflare';
import { currentRun } from '~/log/run.server';
import { roomOf } from './room';
import type { DeskSeat, OverlaySeat } from './room-sockets.server';
import { roomName, type StreamOf, streamAt } from './stream';

export const refuse = (status: number, headers?: HeadersInit) => new Response(null, { status, headers });

/** The stream that a socket is asked of, or what refuses to open one. */
export function streamOfSocket({ url, headers }: Request, groupId: string | undefined): StreamOf | Response {
  if (headers.get('Upgrade')?.toLowerCase() !== 'websocket')
    return refuse(426, { Upgrade: 'websocket', Connection: 'Upgrade' });
  return streamAt(url, groupId) ?? refuse(404);
}

/** Takes a seat in the room of a stream. The room is told only what the socket needs, and never sees a cookie. */
export function takeSeat(
  { env }: AppLoadContext,
  of: StreamOf,
  seat: { overlay: OverlaySeat } | { desk: DeskSeat },
): Promise<Response> {
  const [[kind, told] = ['']] = Object.entries(seat);
  const to = new URLSearchParams({
    room: roomName(of),
    request: currentRun()?.request ?? '',
    [kind]: JSON.stringify(told),
  });
  return roomOf(env, of).fetch(new Request(`https://room/?${to}`, { headers: { Upgrade: 'websocket' } }));
}
