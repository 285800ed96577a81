import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { placeOf, stateFolder } from '../ask-database';
import { fail } from '../fail';
import { hasDatabase } from '../local-state';
import { dropOrder, markerTable } from './manifest';
import { localStores, remoteStores, type Stores } from './stores';

/** Parses the command line, or prints the usage and exits. */
export function readArguments(command: string, flags: readonly string[]) {
  const words = process.argv.slice(2);
  const [folder, ...more] = words.filter((each) => !each.startsWith('--'));
  const unknown = words.filter(
    (each) => each.startsWith('--') && each !== '--remote' && !flags.includes(each),
  );
  if (!folder || more.length > 0 || unknown.length > 0)
    fail(
      `Usage: npm run ${command} -- FOLDER ${['--remote', ...flags].map((flag) => `[${flag}]`).join(' ')}`,
      '  locally    the database and images of npm start (STATE=folder for others)',
      '  --remote   those in production; needs `npx wrangler login` or CLOUDFLARE_API_TOKEN',
    );
  const remote = words.includes('--remote');
  const state = stateFolder();
  const stores: Stores = remote ? remoteStores : localStores(state);
  const from = remote ? ('remote' as const) : ('local' as const);
  return { folder, stores, from, target: remote ? 'remote' : resolve(state), flags: new Set(words) };
}

/** Ends the script where there is nothing to read, before the folder would be made. */
export function requireDatabase(from: 'local' | 'remote') {
  const { name, isRemote } = placeOf(from === 'remote');
  if (!isRemote && !hasDatabase(stateFolder()))
    fail(`There is no database ${name}: set STATE to its folder, or add --remote for production.`);
}

/** Names of the files in a folder to be filled, none if it isn't there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) fail(`${folder} is a file, not a folder.`);
  return readdirSync(folder);
}

export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    fail(`${folder} can't be made: ${(error as Error).message}`);
  }
}

/** The project's own tables, in an order in which they can be dropped. */
export async function tablesOf(stores: Stores): Promise<string[]> {
  const rows = await stores.query<{ name: string; sql: string }>(
    `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%cf%'
      and name <> '${markerTable}' order by name`,
  );
  return dropOrder(rows);
}

/** Counts the rows of each table in a single query. */
export async function countRows(stores: Stores, tables: readonly string[]): Promise<Record<string, number>> {
  if (tables.length === 0) return {};
  // Columns, because D1 limits the terms of a compound SELECT.
  const sql = `select ${tables.map((name) => `(select count(*) from "${name}") as "${name}"`).join(', ')}`;
  const [counts = {}] = await stores.query<Record<string, number>>(sql);
  return counts;
}
