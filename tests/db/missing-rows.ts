import type { Table } from './tables-of';

type Row = Record<string, unknown>;
export type Rows = Map<string, Row[]>;

export async function rowsIn(db: D1Database, tables: readonly Table[]): Promise<Rows> {
  if (tables.length === 0) return new Map();
  const results = await db.batch<Row>(tables.map(({ name }) => db.prepare(`select * from "${name}"`)));
  return new Map(tables.map(({ name }, at) => [name, results[at]?.results ?? []]));
}

/**
 * Compares every row before a migration with the one of the same key after it.
 * @param renamed tables that go on under another name
 * @returns columns that are gone or have other values, as `table.column`; `table` if a row is gone
 */
export function missingRows(
  tables: readonly Table[],
  before: Rows,
  after: Rows,
  renamed: Record<string, string> = {},
): string[] {
  const missing = new Set<string>();
  for (const { name, columns, key } of tables) {
    const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
    const now = new Map(after.get(renamed[name] ?? name)?.map((row) => [keyOf(row), row]));
    for (const row of before.get(name) ?? []) {
      const same = now.get(keyOf(row));
      if (!same) missing.add(name);
      else
        for (const { name: column } of columns)
          if (same[column] !== row[column]) missing.add(`${name}.${column}`);
    }
  }
  return [...missing];
}
