import { type Column, getTableColumns, is, SQL, sql, type Table } from 'drizzle-orm';

export const columnsOf = <T extends Table, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: Name[]
) => {
  const all: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<T['_']['columns'], Name>;
};

/** Turns a row into the columns of an insert from a select, in the table's order. Missing columns get their defaults. */
export const selectedRow = <T extends Table>(
  table: T,
  row: Partial<Record<keyof T['_']['columns'], unknown>>,
) =>
  Object.fromEntries(
    Object.entries<Column>(getTableColumns(table)).map(([name, column]) => {
      const value = row[name as keyof typeof row] ?? column.default ?? null;
      return [name, sql`${is(value, SQL) ? value : sql.param(value, column)}`.as(column.name)];
    }),
  ) as { [Name in keyof T['_']['columns']]: SQL.Aliased };
