import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.server';

type Query = BatchItem<'sqlite'>;

/** Runs queries in one round trip and one transaction. @returns their results under the names of the queries */
export async function batchByName<Queries extends Record<string, Query>>(
  db: Database,
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Awaited<Queries[Name]> }> {
  const results: unknown[] = await db.batch(Object.values(queries) as unknown as [Query]);
  const named = Object.keys(queries).map((name, at) => [name, results[at]]);
  return Object.fromEntries(named);
}
