export interface Column {
  name: string;
  type: string;
  /** Whether a row must have a value of its own: neither null nor a default. */
  isRequired: boolean;
  references?: { table: string; column: string };
}

export interface Table {
  name: string;
  columns: Column[];
  /** Columns of the primary key. */
  key: string[];
  /** Columns of each unique index, the one of the primary key too: what an upsert can name. */
  uniques: string[][];
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  required: number;
  default: string | null;
  key: number;
}

const own = `(select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%cf%')`;

/** Reads the tables of a database, as its migrations have left them. */
export async function tablesOf(db: D1Database): Promise<Table[]> {
  const all = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results;
  const columns = await all<ColumnRow>(
    `select m.name as "table", c.name, lower(c.type) as type, c."notnull" as required, c.dflt_value as "default", c.pk as "key"
     from ${own} m join pragma_table_info(m.name) c order by m.name, c.cid`,
  );
  const references = await all<{ table: string; column: string; toTable: string; toColumn: string }>(
    `select m.name as "table", f."from" as "column", f."table" as toTable, f."to" as toColumn
     from ${own} m join pragma_foreign_key_list(m.name) f`,
  );
  const indexes = await all<{ table: string; columns: string }>(
    `select m.name as "table", json_group_array(c.name) as columns from ${own} m
     join pragma_index_list(m.name) i join pragma_index_info(i.name) c
     where i."unique" = 1 and i.partial = 0 group by m.name, i.name`,
  );
  return [...new Set(columns.map(({ table }) => table))].map((name) => {
    const rows = columns.filter(({ table }) => table === name);
    const key = rows.filter((row) => row.key > 0);
    const indexed: string[][] = indexes
      .filter((each) => each.table === name)
      .map((each) => JSON.parse(each.columns));
    // An integer that alone is the primary key has no index.
    const isIndexed = key.length > 1 || key[0]?.type !== 'integer';
    return {
      name,
      columns: rows.map((row) => {
        const to = references.find((each) => each.table === name && each.column === row.name);
        return {
          name: row.name,
          type: row.type,
          isRequired: row.key > 0 || (row.required === 1 && row.default === null),
          ...(to && { references: { table: to.toTable, column: to.toColumn } }),
        };
      }),
      key: key.map((row) => row.name),
      uniques: isIndexed ? indexed : [...key.map((row) => [row.name]), ...indexed],
    };
  });
}
