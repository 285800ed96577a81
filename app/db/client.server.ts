import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema';

const open = (d1: D1Database) => drizzle(d1, { schema, casing: 'snake_case' });

export type Database = ReturnType<typeof open>;

const opened = new WeakMap<D1Database, Database>();

/** Opened once for each binding: every request of a worker shares it, with what was prepared for it. */
export function openDatabase(d1: D1Database): Database {
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
