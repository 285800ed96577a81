import { dropOrder } from './manifest';
import { localStores, remoteStores, type Stores } from './stores';

export function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** The folder and the flags of a command line; says how to use it where they are not understood. */
export function readArguments(command: string, flags: readonly string[]) {
  const given = process.argv.slice(2);
  const [folder, ...more] = given.filter((each) => !each.startsWith('--'));
  const unknown = given.filter(
    (each) => each.startsWith('--') && each !== '--remote' && !flags.includes(each),
  );
  if (!folder || more.length > 0 || unknown.length > 0)
    fail(
      `Usage: npm run ${command} -- FOLDER ${['--remote', ...flags].map((flag) => `[${flag}]`).join(' ')}`,
      '  locally    the database and images of npm start (STATE=folder for others)',
      '  --remote   those in production; needs `npx wrangler login` or CLOUDFLARE_API_TOKEN',
    );
  const remote = given.includes('--remote');
  const stores: Stores = remote ? remoteStores : localStores(process.env.STATE ?? '.wrangler/state');
  return { folder, stores, from: remote ? ('remote' as const) : ('local' as const), flags: new Set(given) };
}

/** All tables that are ours, in an order in which they can be dropped. */
export async function tablesOf(stores: Stores): Promise<string[]> {
  const rows = await stores.query<{ name: string; sql: string }>(
    "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%cf%' order by name",
  );
  return dropOrder(rows);
}

/** Rows of each table, in one question. */
export async function countRows(stores: Stores, tables: readonly string[]): Promise<Record<string, number>> {
  if (tables.length === 0) return {};
  // A compound SELECT takes few parts: each count is a column.
  const sql = `select ${tables.map((name) => `(select count(*) from "${name}") as "${name}"`).join(', ')}`;
  const [counts = {}] = await stores.query<Record<string, number>>(sql);
  return counts;
}
