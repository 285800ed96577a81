import { and, type Column, eq, getTableColumns, isNull, type SQL, type Table } from 'drizzle-orm';

/** That a row still holds these values: an update that compares before it sets. */
export const isStill = <T extends Table>(table: T, values: Partial<T['$inferSelect']>): SQL | undefined => {
  const columns = getTableColumns(table) as Record<string, Column>;
  return and(
    ...Object.entries(values).flatMap(([name, value]) => {
      const column = columns[name];
      if (!column) return [];
      return [value === null ? isNull(column) : eq(column, value)];
    }),
  );
};
