import { type Column, getTableColumns, type InferInsertModel, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';

// D1 binds strings of up to 2 MB; a character has up to three bytes.
const maxCharacters = 500_000;

/** The value as JSON knows it; null where the statement itself computes the default. */
function stored(column: Column, value: unknown): unknown {
  const given = value === undefined && !is(column.default, SQL) ? column.default : value;
  return given === undefined || given === null ? null : column.mapToDriverValue(given);
}

/** Parts of a list in JSON, each short enough to be bound. */
function partsOf(rows: string[]): string[] {
  const parts: string[][] = [];
  let free = 0;
  for (const row of rows) {
    if (row.length > free) {
      parts.push([]);
      free = maxCharacters;
    }
    parts.at(-1)?.push(row);
    free -= row.length;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}

/** Inserts hundreds at once, since all travel as one JSON parameter. Rows that are there already stay. */
export function insertRows<T extends SQLiteTable>(db: Database, table: T, rows: InferInsertModel<T>[]) {
  const columns = Object.entries<Column>(getTableColumns(table));
  const values = columns.map(([, column], at) => {
    const value = sql`value ->> ${sql.raw(String(at))}`;
    return is(column.default, SQL) ? sql`coalesce(${value}, ${column.default})` : value;
  });
  const given = rows.map((row: Record<string, unknown>) =>
    JSON.stringify(columns.map(([name, column]) => stored(column, row[name]))),
  );
  return partsOf(given).map((part) =>
    db
      .insert(table)
      // Without a condition SQLite takes the ON of the conflict for that of a join.
      .select(sql`select ${sql.join(values, sql`, `)} from json_each(${part}) where true order by key`)
      .onConflictDoNothing(),
  );
}
