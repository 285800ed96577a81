/** What a worker asks of a stream's room. */
export const roomActs = ['state', 'look', 'operate', 'onAir', 'recheck', 'closeDesks', 'forget'] as const;
export type RoomAct = (typeof roomActs)[number];
