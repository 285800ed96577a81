import type { AppLoadContext } from '@remix-run/cloudflare';
import { logError } from '~/log/log.server';
import { currentRun } from '~/log/run.server';
import type { BroadcastRoom } from './room.server';
import { type RoomAct, roomActs } from './room-act';
import { roomName, type StreamOf, streamsOf } from './stream';

// As it is: the type of a stub would turn the pair of sides into a list.
export type Room = Pick<BroadcastRoom, RoomAct | 'fetch'>;

/** Answers undefined to everything when there is no such stream. What it logs carries the number of who asks. */
export function roomOf(env: Env, of: StreamOf): Room {
  const room = env.BROADCAST.get(env.BROADCAST.idFromName(roomName(of))) as unknown as Room & {
    follow(request: string | undefined, act: RoomAct, given: unknown[]): Promise<unknown>;
  };
  const request = currentRun()?.request;
  const asked = roomActs.map((act) => [act, (...given: unknown[]) => room.follow(request, act, given)]);
  return { ...Object.fromEntries(asked), fetch: (socket: Request) => room.fetch(socket) };
}

/** When staff changed a team: judges what of it is on air anew, beside the answer. */
export function recheckOnAir({ env, ctx }: AppLoadContext, groupId: string) {
  for (const of of streamsOf(groupId)) ctx.waitUntil(recheckRoom(env, of));
}

export const recheckRoom = (env: Env, of: StreamOf) =>
  roomOf(env, of)
    .recheck(of)
    .catch((error: unknown) => logError(error, 'judging anew'));
