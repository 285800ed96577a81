import { eq } from 'drizzle-orm';
import { attempts } from '~/db/schema';
import { type Limit, remember } from '~/limits/attempts.server';
import { db } from './account';

let used = 0;

/** As after many tries: the next one is one too many. */
export async function useUp(limits: readonly Limit[]) {
  for (const limit of limits) {
    // A time of its own, by which its row is found.
    const now = new Date(Date.now() + used++ * 7);
    await remember(db, limit, now);
    await db
      .update(attempts)
      .set({ tried: limit.max })
      .where(eq(attempts.endsAt, new Date(now.getTime() + limit.withinMs)));
  }
}
