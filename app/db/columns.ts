import { getTableColumns, type Table } from 'drizzle-orm';

/** Columns of a table by their names, for a query to select. */
export const columnsOf = <T extends Table, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: Name[]
) => {
  const all: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<T['_']['columns'], Name>;
};
