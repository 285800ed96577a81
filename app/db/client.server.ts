import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema';

// A session asks as the database does, and lacks what nobody needs: a dump, the statements of a file.
const open = (d1: D1Database | D1DatabaseSession) =>
  drizzle(d1 as D1Database, { schema, casing: 'snake_case' });

export type Database = ReturnType<typeof open>;

const opened = new WeakMap<D1Database | D1DatabaseSession, Database>();

/** Opened once for each binding or session: whoever asks it shares what was prepared for it. */
export function openDatabase(d1: D1Database | D1DatabaseSession): Database {
  const database = opened.get(d1) ?? open(d1);
  opened.set(d1, database);
  return database;
}

/** A query that is built once for a database and asked with new values after. */
export function preparedFor<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
