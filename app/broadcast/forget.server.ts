import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { roomRemovals } from '~/db/schema';
import { roomOf } from './room';
import { streamsOf } from './stream';

const askedAtOnce = 20;

/** Has rooms forget whom they were asked to; one that does not answer is asked again by the sweeper. */
export async function forgetInRooms(db: Database, env: Env) {
  const asked = await db.select().from(roomRemovals).orderBy(roomRemovals.id).limit(askedAtOnce);
  const done = await Promise.allSettled(
    asked.map(async ({ id, groupId, people }) => {
      await Promise.all(streamsOf(groupId).map((of) => roomOf(env, of).forget(of, people)));
      await db.delete(roomRemovals).where(eq(roomRemovals.id, id));
    }),
  );
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
