import type { AppLoadContext } from '@remix-run/cloudflare';
import { currentRun } from '~/log/run.server';
import { roomName, type StreamOf, streamAt } from '../stream';
import { roomOf } from './room';
import type { DeskSeat, OverlaySeat } from './room-sockets.server';

export const refuseSocket = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, headers });

/** @returns a 426 or 404 response if it can't be opened */
export function streamOfSocket({ url, headers }: Request, groupId: string | undefined): StreamOf | Response {
  if (headers.get('Upgrade')?.toLowerCase() !== 'websocket')
    return refuseSocket(426, { Upgrade: 'websocket', Connection: 'Upgrade' });
  return streamAt(url, groupId) ?? refuseSocket(404);
}

/** Forwards only what the socket needs; the room never sees cookies. */
export function takeSeat(
  { env }: AppLoadContext,
  streamId: StreamOf,
  seat: { overlay: OverlaySeat } | { desk: DeskSeat },
): Promise<Response> {
  const [[kind, data] = ['']] = Object.entries(seat);
  const to = new URLSearchParams({
    room: roomName(streamId),
    request: currentRun()?.request ?? '',
    [kind]: JSON.stringify(data),
  });
  return roomOf(env, streamId).fetch(
    new Request(`https://room/?${to}`, { headers: { Upgrade: 'websocket' } }),
  );
}
