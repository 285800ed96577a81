// The worker of the route tests: the built one within the platform's limits.
import { limitedRoom } from '../../bench/platform/limited-room.mjs';
import { limitedWorker } from '../../bench/platform/limited-worker.mjs';
import worker, { BroadcastRoom as Room } from '../../build/server/index.js';

export default limitedWorker(worker);
export const BroadcastRoom = limitedRoom(Room);
