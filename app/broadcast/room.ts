import type { AppLoadContext } from '@remix-run/cloudflare';
import type { BroadcastRoom } from './room.server';

// As it is: the type of a stub would turn the pair of sides into a list.
export type Room = Pick<BroadcastRoom, 'state' | 'operate' | 'onAir' | 'recheck' | 'fetch'>;

/** Answers undefined to everything when there is no such group. */
export const roomOf = (env: Env, groupId: string): Room =>
  env.BROADCAST.get(env.BROADCAST.idFromName(groupId)) as unknown as Room;

/** When staff changed a team: judges what of it is on air anew, beside the answer. */
export const recheckOnAir = ({ env, ctx }: AppLoadContext, groupId: string) =>
  ctx.waitUntil(roomOf(env, groupId).recheck(groupId).catch(console.error));
