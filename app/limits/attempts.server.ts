import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { attempts } from '~/db/schema';
import { logSecurity } from '~/log/log.server';
import type { Rate } from './limits';
import { networkOf } from './network-address';

/** Rate limit of one subject; two rates make two limits. */
export interface Limit extends Rate {
  of: string;
}

export const limitsOf = (subject: string, rates: readonly Rate[]): Limit[] =>
  rates.map((rate) => ({ of: subject, ...rate }));

/** Network of a request, as used in keys. The platform sets the header, never the client. */
export const addressOf = (request: Request) => networkOf(request.headers.get('CF-Connecting-IP') ?? '');

// Keys are hashed, so that the table holds no addresses.
const keyOf = ({ of: subject, withinMs }: Limit) =>
  createHash('sha256').update(`${subject} in ${withinMs}`).digest('base64url');

/** Stops at the first limit exceeded, so that a client refused by its own uses up nothing of the shared ones behind. */
export async function mayTry(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  const [first, ...others] = limits.map((limit, at) => countTry(db, limit, limits.slice(0, at), now));
  if (!first) return true;
  const counts = await db.batch([first, ...others]);
  const over = limits.find(({ max }, at) => (counts[at]?.[0]?.tried ?? Number.POSITIVE_INFINITY) > max);
  // A subject begins with its kind; the person or network follows.
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

/** Marks a subject as tried for the whole time from now on. */
export async function remember(db: Database, limit: Limit, now: Date) {
  const endsAt = new Date(now.getTime() + limit.withinMs);
  await db
    .insert(attempts)
    .values({ key: keyOf(limit), tried: 1, endsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { endsAt } });
}

export async function wasTried(db: Database, limit: Limit, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit)), gt(attempts.endsAt, now)));
  return rows.length > 0;
}

export async function forgetTries(db: Database, limits: readonly Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, limits.map(keyOf)));
}

export async function takeBackTry(db: Database, limits: readonly Limit[]) {
  await db
    .update(attempts)
    .set({ tried: sql`${attempts.tried} - 1` })
    .where(and(inArray(attempts.key, limits.map(keyOf)), gt(attempts.tried, 0)));
}
