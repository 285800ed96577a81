import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { attempts } from '~/db/schema';
import { logSecurity } from '~/log/log.server';
import type { Rate } from './limits';
import { networkOf } from './network-address';

/** `max` tries of one thing within a time; two rates of one thing are two limits. */
export interface Limit extends Rate {
  of: string;
}

export const limitsOf = (of: string, rates: readonly Rate[]): Limit[] =>
  rates.map((rate) => ({ of, ...rate }));

/** The network that a request comes from, as it stands in keys. The platform sets the header, never the client. */
export const addressOf = (request: Request) => networkOf(request.headers.get('CF-Connecting-IP') ?? '');

// Keys are hashed: the table holds nobody's address.
const keyOf = ({ of, withinMs }: Limit) =>
  createHash('sha256').update(`${of} in ${withinMs}`).digest('base64url');

/**
 * Counts one try of each in their order, in one transaction, up to the first that was tried too often: false then. So
 * what one place is refused takes nothing from the limits behind it, which others share.
 */
export async function mayTry(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  const [first, ...others] = limits.map((limit, at) => countTry(db, limit, limits.slice(0, at), now));
  if (!first) return true;
  const counted = await db.batch([first, ...others]);
  const over = limits.find(({ max }, at) => (counted[at]?.[0]?.tried ?? Number.POSITIVE_INFINITY) > max);
  // What is limited begins with a word of ours; behind it stands who.
  if (over && over.max > 0) logSecurity('limit', { of: over.of.split(' ', 1)[0], max: over.max });
  return !over;
}

function countTry(db: Database, limit: Limit, before: readonly Limit[], now: Date) {
  const over = sql`${attempts.endsAt} <= ${now.getTime()}`;
  return db
    .insert(attempts)
    .select(
      sql`select ${keyOf(limit)}, 1, ${now.getTime() + limit.withinMs} where not exists (
        select 1 from attempts where ends_at > ${now.getTime()} and (${anyOver(before)}))`,
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        tried: sql`case when ${over} then 1 else ${attempts.tried} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ tried: attempts.tried });
}

const anyOver = (limits: readonly Limit[]): SQL =>
  sql.join(
    [sql`false`, ...limits.map((limit) => sql`(key = ${keyOf(limit)} and tried > ${limit.max})`)],
    sql` or `,
  );

/** Keeps in mind that something happened, for its whole time from now on. */
export async function remember(db: Database, limit: Limit, now: Date) {
  const endsAt = new Date(now.getTime() + limit.withinMs);
  await db
    .insert(attempts)
    .values({ key: keyOf(limit), tried: 1, endsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { endsAt } });
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

/** Takes one try back, which was none: others see nothing of it. */
export async function takeBackTry(db: Database, limits: readonly Limit[]) {
  await db
    .update(attempts)
    .set({ tried: sql`${attempts.tried} - 1` })
    .where(and(inArray(attempts.key, limits.map(keyOf)), gt(attempts.tried, 0)));
}
