export const roomActs = ['state', 'look', 'operate', 'onAir', 'recheck', 'closeDesks', 'forget'] as const;
export type RoomAct = (typeof roomActs)[number];
