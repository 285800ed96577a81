import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.server';
import { inRounds } from './sweeping';

const outdatedAtOnce = 500;

/** A table whose rows are deleted once they are old, and leave nothing behind. Each thing lists its own. */
export interface OutdatedTable {
  table: SQLiteTable;
  key: AnySQLiteColumn;
  since: AnySQLiteColumn;
  /** Milliseconds, a value of `retention`; 0 if `since` is itself the time of expiry. */
  keptMs: number;
  /** The condition of the index, if it is a partial one. */
  where?: SQL;
}

export const outdatedQuery = (db: Database, { table, key, since, where, keptMs }: OutdatedTable, now: Date) =>
  db
    .select({ key })
    .from(table)
    .where(sql`${lte(since, new Date(now.getTime() - keptMs))}${where ? sql` and ${where}` : sql``}`)
    .limit(outdatedAtOnce);

/** Deletes a bounded part of each table. A table that fails keeps none of the others waiting. */
export async function sweepOutdated(db: Database, tables: readonly OutdatedTable[], now: Date) {
  const errors: unknown[] = [];
  // One after the other, as an invocation has six connections for all that it does.
  for (const outdated of tables) {
    const removeSome = async () => {
      const gone = db.delete(outdated.table).where(inArray(outdated.key, outdatedQuery(db, outdated, now)));
      return (await gone.returning({ key: outdated.key })).length;
    };
    await inRounds(removeSome, outdatedAtOnce).catch((error: unknown) => void errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
