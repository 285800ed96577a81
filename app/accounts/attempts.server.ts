import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { attempts } from '~/db/schema';
import { logSecurity } from '~/log/log.server';
import { hashToken } from './tokens.server';

const windowMs = 15 * 60_000;

/** `max` tries of one thing within 15 minutes, or within a time of its own. */
export interface Limit {
  of: string;
  max: number;
  withinMs?: number;
}

export const addressOf = (request: Request) => request.headers.get('CF-Connecting-IP') ?? 'unknown';

// Keys are hashed: the table holds nobody's address.
const keyOf = ({ of }: Limit) => hashToken(of);

/** Counts one try of each, in one statement; false when one of them was tried too often. */
export async function mayTry(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  const isOver = sql`${attempts.endsAt} <= ${now.getTime()}`;
  const counted = await db
    .insert(attempts)
    .values(
      limits.map((limit) => ({
        key: keyOf(limit),
        tried: 1,
        endsAt: new Date(now.getTime() + (limit.withinMs ?? windowMs)),
      })),
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        tried: sql`case when ${isOver} then 1 else ${attempts.tried} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ key: attempts.key, tried: attempts.tried });
  const over = limits.filter(
    (limit) => (counted.find(({ key }) => key === keyOf(limit))?.tried ?? 0) > limit.max,
  );
  // What is limited begins with a word of ours; behind it stands who.
  for (const { of, max } of over) if (max > 0) logSecurity('limit', { of: of.split(' ', 1)[0], max });
  return over.length === 0;
}

export async function wasTried(db: Database, limit: Limit, now: Date): Promise<boolean> {
  const found = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit)), gt(attempts.endsAt, now)));
  return found.length > 0;
}

export async function forgetTries(db: Database, limits: readonly Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, limits.map(keyOf)));
}

export async function sweepAttempts(db: Database, now: Date) {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}
