import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { retention } from '~/db/retention';
import { hourCounts } from '~/db/schema';
import { type CountKind, hourOf, type Sums, sumsOf } from './count';

export async function addCounts(db: Database, counts: Partial<Record<CountKind, number>>, now: Date) {
  const rows = Object.entries(counts).map(([kind, count]) => ({
    hour: hourOf(now),
    kind: kind as CountKind,
    count,
  }));
  if (rows.length === 0) return;
  await db
    .insert(hourCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [hourCounts.hour, hourCounts.kind],
      set: { count: sql`${hourCounts.count} + excluded.count` },
    });
}

/** Sums the current hour and the `hours` - 1 before it. */
export async function sumCounts(db: Database, hours: number, now: Date): Promise<Sums> {
  const rows = await db
    .select({ kind: hourCounts.kind, count: sql<number>`sum(${hourCounts.count})` })
    .from(hourCounts)
    .where(gte(hourCounts.hour, hourOf(now) - hours + 1))
    .groupBy(hourCounts.kind);
  return sumsOf(rows);
}

export async function sweepCounts(db: Database, now: Date) {
  await db
    .delete(hourCounts)
    .where(lt(hourCounts.hour, hourOf(new Date(now.getTime() - retention.hourCounts))));
}
