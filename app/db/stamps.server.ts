import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.server';

/** Tables that have a stamp: a random word, by triggers another after every write, whoever wrote (`migrations/0031_stamps.sql`). */
export const stamped = [
  'groups',
  'tournaments',
  'team_sheets',
  'standings',
  'readings',
  'tournament_usage',
  'posts',
  'post_versions',
  'post_species',
  'users',
] as const;
export type Stamped = (typeof stamped)[number];

/**
 * One word for all that stands in tables, whose names are a list in JSON. It is never the same for two states, not even
 * after a restoration.
 */
export const stampOf = (names: string | Placeholder) =>
  sql<string>`(select group_concat(stamp, '.') from (select stamp from stamps where name in (select value from json_each(${names})) order by name))`;

/** In one query of a few rows, with the moment `next` that belongs to what is asked. */
export async function findStamp(db: Database, tables: readonly Stamped[], next: SQL = sql`null`) {
  const [row] = await db.all<{ stamp: string | null; next: number | null }>(
    sql`select ${stampOf(JSON.stringify(tables))} as stamp, ${next} as next`,
  );
  return `${row?.stamp} ${row?.next ?? ''}`;
}
