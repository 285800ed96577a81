import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { statementsScript } from './local-database';

const configured = (name: string): string =>
  new RegExp(`^${name} = "(.*?)"`, 'm').exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? '';

export const bucket = configured('bucket_name');

/** Opens the database and the bucket in the state folder of `npm start`. */
export const openState = (state: string) =>
  new Miniflare({
    modules: true,
    script: statementsScript,
    d1Databases: { DB: configured('database_id') },
    r2Buckets: { IMAGES: bucket },
    d1Persist: `${state}/v3/d1`,
    r2Persist: `${state}/v3/r2`,
  });

/** Whether a state folder holds a database. Opening it would make one. */
export const hasDatabase = (state: string): boolean =>
  existsSync(`${state}/v3/d1`) &&
  readdirSync(`${state}/v3/d1`, { recursive: true }).some((file) => String(file).endsWith('.sqlite'));

/**
 * Each in a transaction. `wrangler d1 migrations apply` would start the runtime twice for each.
 * @param last the number of the last one to apply
 */
export async function applyMigrations(db: Pick<D1Database, 'prepare' | 'batch'>, last = '9999') {
  await db
    .prepare(
      `create table if not exists d1_migrations (id integer primary key autoincrement, name text unique,
        applied_at timestamp default current_timestamp not null)`,
    )
    .run();
  const { results } = await db.prepare('select name from d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync('migrations').filter(
    (name) => name.endsWith('.sql') && name.slice(0, 4) <= last && !applied.has(name),
  );
  for (const file of files.sort()) {
    await db.batch([
      // The local database accepts a whole file as one statement, which saves a message per statement.
      db.prepare(readFileSync(`migrations/${file}`, 'utf8')),
      db.prepare('insert into d1_migrations (name) values (?)').bind(file),
    ]);
  }
}
