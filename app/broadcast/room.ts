import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Desk, DeskError } from './desk';
import type { OnAir } from './on-air';
import type { Person } from './presence';
import type { BroadcastRoom } from './room.server';

export interface DeskState {
  desk: Desk;
  onAir: OnAir;
  /** Everybody at the desk, also whoever asks. */
  people: Person[];
}
export type Operated = DeskState & { failed?: DeskError | { error: 'tooMany' } };

// As it is: the type of a stub would turn the pair of sides into a list.
export type Room = Pick<BroadcastRoom, 'state' | 'operate' | 'onAir' | 'recheck' | 'fetch'>;

/** The room of a group; it answers undefined to everything when there is no such group. */
export const roomOf = (env: Env, groupId: string): Room =>
  env.BROADCAST.get(env.BROADCAST.idFromName(groupId)) as unknown as Room;

/** To be called when staff changed a team: what of it is on air is judged anew, beside the answer. */
export const recheckOnAir = ({ env, ctx }: AppLoadContext, groupId: string) =>
  ctx.waitUntil(roomOf(env, groupId).recheck(groupId).catch(console.error));
