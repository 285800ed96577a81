import type { BroadcastRoom } from './room.server';

/** The room of a group; it answers undefined to everything when there is no such group. */
export const roomOf = (env: Env, groupId: string): DurableObjectStub<BroadcastRoom> =>
  env.BROADCAST.get(env.BROADCAST.idFromName(groupId)) as unknown as DurableObjectStub<BroadcastRoom>;
