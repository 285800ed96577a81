import type { Table } from './tables-of';

/** All that a worker does to a table whose columns it knows, for no row. */
function statementsOf(table: Table): [act: string, sql: string][] {
  const name = `"${table.name}"`;
  const names = table.columns.map((column) => `"${column.name}"`);
  const insert = `insert into ${name} (${names}) select ${names.map(() => 'null')} where false`;
  return [
    // Without the table, SQLite takes a quoted column that it lacks for a text.
    ['select', `select ${names.map((column) => `${name}.${column}`)} from ${name} where false`],
    ['insert', insert],
    ['update', `update ${name} set ${names.map((column) => `${column} = null`)} where false`],
    ['delete', `delete from ${name} where false`],
    ...table.uniques.map((unique): [string, string] => [
      `upsert by ${unique.join(' and ')}`,
      `${insert} on conflict (${unique.map((column) => `"${column}"`)}) do nothing`,
    ]),
  ];
}

const compiles = (db: D1Database, statements: string[]) =>
  db.batch(statements.map((sql) => db.prepare(sql))).then(
    () => true,
    () => false,
  );

/** Statements of a worker that knows these tables which the database, as it is now, refuses. */
export async function refusedBy(db: D1Database, tables: readonly Table[]): Promise<string[]> {
  const all = tables.map((table) => ({ name: table.name, statements: statementsOf(table) }));
  const texts = all.flatMap(({ statements }) => statements.map(([, sql]) => sql));
  if (texts.length === 0 || (await compiles(db, texts))) return [];
  const refused: string[] = [];
  for (const { name, statements } of all)
    for (const [act, sql] of statements) if (!(await compiles(db, [sql]))) refused.push(`${name}: ${act}`);
  return refused;
}

/** Unique indexes on columns that were there before: rows that the old worker may write can violate them. */
export function newUniques(before: readonly Table[], after: readonly Table[]): string[] {
  return before.flatMap(({ name, columns, uniques }) => {
    const now = after.find((table) => table.name === name)?.uniques ?? [];
    const isNew = (unique: string[]) =>
      unique.every((each) => columns.some((column) => column.name === each)) &&
      !uniques.some((known) => known.every((each) => unique.includes(each)));
    return now.filter(isNew).map((unique) => `${name}: unique by ${unique.join(' and ')}`);
  });
}
