import type { AppLoadContext } from '@remix-run/cloudflare';
import { logError } from '~/log/log.server';
import { currentRun } from '~/log/run.server';
import { roomName, type StreamOf, streamsOf } from '../stream';
import type { BroadcastRoom } from './room.server';
import { type RoomAct, roomActs } from './room-act';

// A DurableObjectStub's types would turn the pair of sides into a list.
export type Room = Pick<BroadcastRoom, RoomAct | 'fetch'>;

/** Calls keep the request's log ID. */
export function roomOf(env: Env, streamId: StreamOf): Room {
  const room = env.BROADCAST.get(env.BROADCAST.idFromName(roomName(streamId))) as unknown as Room & {
    follow(request: string | undefined, act: RoomAct, args: unknown[]): Promise<unknown>;
  };
  const request = currentRun()?.request;
  const methods = roomActs.map((act) => [act, (...args: unknown[]) => room.follow(request, act, args)]);
  return { ...Object.fromEntries(methods), fetch: (socket: Request) => room.fetch(socket) };
}

/** Queries again, after the response, what may be revealed of the teams on air. */
export function recheckOnAir({ env, ctx }: AppLoadContext, groupId: string) {
  for (const streamId of streamsOf(groupId)) ctx.waitUntil(recheckRoom(env, streamId));
}

export const recheckRoom = (env: Env, streamId: StreamOf) =>
  roomOf(env, streamId)
    .recheck(streamId)
    .catch((error: unknown) => logError(error, 'judging anew'));
