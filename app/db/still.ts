import { and, type Column, eq, getTableColumns, isNull, type SQL, type Table } from 'drizzle-orm';

/** Compare-and-set condition: the row still holds these values. */
export const isStill = <T extends Table>(table: T, values: Partial<T['$inferSelect']>): SQL | undefined => {
  const columns = getTableColumns(table) as Record<string, Column>;
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name] as Column;
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
};
