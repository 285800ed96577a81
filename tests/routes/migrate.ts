import { applyD1Migrations } from 'cloudflare:test';

let schema: readonly D1PreparedStatement[] | undefined;

interface Part {
  type: 'table' | 'index' | 'trigger' | 'view';
  name: string;
  sql: string;
}
async function partsOf(db: D1Database): Promise<Part[]> {
  const { results } = await db
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' and name not like '_cf_%'`,
    )
    .all<Part>();
  return results;
}

/** Gives an empty database the schema of the migrations, with the rows that they wrote. */
export async function migrate(db: D1Database, migrations: Parameters<typeof applyD1Migrations>[1]) {
  if (schema) await db.batch([...schema]);
  else {
    await applyD1Migrations(db, migrations);
    schema = await statementsOf(db);
  }
}

/** All that the migrations have made, as statements of one batch: a tenth of the time that the migrations take. */
async function statementsOf(db: D1Database) {
  const parts = await partsOf(db);
  const made = (...types: Part['type'][]) =>
    parts.filter(({ type }) => types.includes(type)).map(({ sql }) => db.prepare(sql));
  const rows = parts.filter(({ type }) => type === 'table').map(({ name }) => insertsOf(db, name));
  return [
    ...made('table'),
    ...made('index'),
    ...(await Promise.all(rows)).flat(),
    ...made('trigger', 'view'),
  ];
}

async function insertsOf(db: D1Database, table: string) {
  const { results } = await db.prepare(`select * from "${table}"`).all();
  return results.map((row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = columns.map(() => '?');
    return db.prepare(`insert into "${table}" (${columns}) values (${values})`).bind(...Object.values(row));
  });
}
