import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageShape } from '~/images/image-format';
import { openDatabaseIn } from '../local-database';
import { bucket, openState } from '../local-state';
import { failByWrangler, wrangler } from '../wrangler';
import { statementsOf } from './manifest';

export interface Stores {
  query<Row>(sql: string): Promise<Row[]>;
  dump(): Promise<string>;
  execute(sql: string): Promise<void>;
  getObject(key: string): Promise<{ bytes: Uint8Array; type: string } | undefined>;
  putObject(key: string, bytes: Uint8Array, type: string): Promise<void>;
  close(): Promise<void>;
}

const typeOf = (bytes: Uint8Array) => imageShape(bytes)?.type ?? 'application/octet-stream';

function must(...args: string[]) {
  const { ok, stdout, output } = wrangler(...args);
  return ok ? stdout : failByWrangler(output, `run ${args.slice(0, 3).join(' ')}`);
}

/** Passes the path of a temporary file, and removes it afterwards. */
function withFile<T>(use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'sixsheet-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Ending the script skips `finally`.
  process.once('exit', remove);
  try {
    return use(join(folder, 'file'));
  } finally {
    remove();
    process.off('exit', remove);
  }
}

export const remoteStores: Stores = {
  async query(sql) {
    const stdout = must('d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql);
    return JSON.parse(stdout.slice(stdout.indexOf('[')))[0].results;
  },
  dump: async () =>
    withFile((path) => {
      must('d1', 'export', 'DB', '--remote', '--skip-confirmation', '--output', path);
      return readFileSync(path, 'utf8');
    }),
  execute: async (sql) =>
    withFile((path) => {
      writeFileSync(path, sql, { mode: 0o600 });
      must('d1', 'execute', 'DB', '--remote', '--yes', '--file', path);
    }),
  getObject: async (key) =>
    withFile((path) => {
      const { ok, output } = wrangler('r2', 'object', 'get', `${bucket}/${key}`, '--remote', '--file', path);
      if (!ok && /not exist|not found|404|10007/i.test(output)) return undefined;
      if (!ok) failByWrangler(output, 'run r2 object get');
      const bytes = new Uint8Array(readFileSync(path));
      return { bytes, type: typeOf(bytes) };
    }),
  putObject: async (key, bytes, type) =>
    withFile((path) => {
      writeFileSync(path, bytes, { mode: 0o600 });
      must(
        'r2',
        'object',
        'put',
        `${bucket}/${key}`,
        '--remote',
        '--file',
        path,
        '--content-type',
        type,
        '--force',
      );
    }),
  close: async () => {},
};

// Characters, of at most three bytes each; D1 takes statements of 100 KB.
const maxLength = 30_000;

/** Joins statements into as few texts as possible: each text is a message to another thread. */
function joined(statements: readonly string[]): string[] {
  const texts = [''];
  for (const statement of statements) {
    const last = texts.length - 1;
    if ((texts[last] + statement).length > maxLength) texts.push(`${statement};`);
    else texts[last] += `${statement};`;
  }
  return texts.filter(Boolean);
}

export function localStores(state: string): Stores {
  const miniflare = openState(state);
  const db = openDatabaseIn(miniflare);
  const images = () => miniflare.getR2Bucket('IMAGES') as unknown as Promise<R2Bucket>;
  return {
    query: async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results,
    dump: () => dumpOf(db),
    async execute(sql) {
      // A batch is a transaction.
      await db.batch(joined(statementsOf(sql)).map((statements) => db.prepare(statements)));
    },
    async getObject(key) {
      const image = await (await images()).get(key);
      if (!image) return undefined;
      const bytes = new Uint8Array(await image.arrayBuffer());
      return { bytes, type: image.httpMetadata?.contentType ?? typeOf(bytes) };
    },
    async putObject(key, bytes, type) {
      await (await images()).put(key, bytes, { httpMetadata: { contentType: type } });
    },
    close: () => miniflare.dispose(),
  };
}

/** Dumps like `wrangler d1 export`, which can't read another state folder. */
async function dumpOf(db: D1Database): Promise<string> {
  const { results: objects } = await db
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not like '\\_cf%' escape '\\'
        and name not like 'sqlite\\_%' escape '\\' order by type <> 'table', name`,
    )
    .all<{ type: string; name: string; sql: string }>();
  const lines = ['PRAGMA defer_foreign_keys=TRUE;'];
  for (const { type, name, sql } of objects) {
    lines.push(`${sql};`);
    if (type !== 'table') continue;
    const { results: columns } = await db.prepare(`pragma table_info("${name}")`).all<{ name: string }>();
    const names = columns.map((column) => `"${column.name}"`);
    const values = names.map((column) => `quote(${column})`).join(` || ',' || `);
    const { results: rows } = await db
      .prepare(`select ${values} as row from "${name}" order by 1`)
      .all<{ row: string }>();
    for (const { row } of rows) lines.push(`INSERT INTO "${name}" (${names.join(',')}) VALUES(${row});`);
  }
  return `${lines.join('\n')}\n`;
}
