import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.server';

/**
 * Tables with a stamp: a random word which triggers replace at every write, whoever writes. Each tournament has one of its
 * own, for its row, its team sheets, their readings and results (`migrations/0034_stamps_by_tournament.sql`).
 */
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

/** Name of a tournament's own stamp. */
export const tournamentStamp = (tournamentId: string) => `tournament ${tournamentId}`;

/**
 * Joins the stamps of these names, a JSON list, into one word. It is never the same for two states, not even after a
 * restoration.
 */
export const stampOf = (names: string | Placeholder, tournaments: SQL = sql`select null as id`) =>
  sql<string>`(select group_concat(stamp, '.') from (select stamp from stamps where name in (
    select value from json_each(${names}) union all select 'tournament ' || id from (${tournaments})
  ) order by name))`;

/**
 * One query of a few rows.
 * @param tournaments ids of those whose own stamps belong to it
 * @param next the next instant at which what is asked changes by itself
 */
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
