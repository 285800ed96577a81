import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.server';

/** Triggers replace a stamp on every write. Each tournament has one (`migrations/0034_stamps_by_tournament.sql`). */
export const stamped = [
  'groups',
  'tournaments',
  'tournament_usage',
  'posts',
  'post_versions',
  'post_species',
  'users',
] as const;
export type Stamped = (typeof stamped)[number];

export const tournamentStamp = (tournamentId: string) => `tournament ${tournamentId}`;

/** Joins the stamps of these names, a JSON list, into one word. It never repeats, not even after a database restore. */
export const stampOf = (names: string | Placeholder, tournaments: SQL = sql`select null as id`) =>
  sql<string>`(select group_concat(stamp, '.') from (select stamp from stamps where name in (
    select value from json_each(${names}) union all select 'tournament ' || id from (${tournaments})
  ) order by name))`;

/** Includes the stamps of `tournaments` (IDs). @param next the instant at which the answer changes by itself */
export async function findStamp(
  db: Database,
  tables: readonly Stamped[],
  { tournaments, next = sql`null` }: { tournaments?: SQL; next?: SQL },
) {
  const [row] = await db.all<{ stamp: string | null; next: number | null }>(
    sql`select ${stampOf(JSON.stringify(tables), tournaments)} as stamp, ${next} as next`,
  );
  return `${row?.stamp} ${row?.next ?? ''}`;
}
