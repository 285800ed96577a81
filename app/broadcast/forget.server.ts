import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { roomRemovals } from '~/db/schema';
import { roomOf } from './room/room';
import { streamsOf } from './stream';

const batchSize = 20;

/** Processes queued removals. Rows of rooms that fail stay for the next cron run. */
export async function forgetInRooms(db: Database, env: Env) {
  const removals = await db.select().from(roomRemovals).orderBy(roomRemovals.id).limit(batchSize);
  const results = await Promise.allSettled(
    removals.map(async ({ id, groupId, people }) => {
      await Promise.all(streamsOf(groupId).map((streamId) => roomOf(env, streamId).forget(streamId, people)));
      await db.delete(roomRemovals).where(eq(roomRemovals.id, id));
    }),
  );
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
