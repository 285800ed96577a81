import { createHash } from 'node:crypto';

/** `manifest.json` in a backup's folder, beside `database.sql` and `objects/{sha256}`. */
export interface Manifest {
  version: 1;
  madeAt: string;
  from: 'local' | 'remote';
  sql: { sha256: string; rowsSha256: string };
  tables: Record<string, number>;
  objects: { key: string; type: string; bytes: number; sha256: string }[];
  /** Images that rows reference but the bucket lacks. */
  missing: string[];
}

export const manifestFile = 'manifest.json';
export const sqlFile = 'database.sql';
export const objectFile = (sha256: string) => `objects/${sha256}`;

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Splits a dump into statements: not at semicolons in quotes, nor in a trigger before its END. */
export function statementsOf(sql: string): string[] {
  const parts = sql.match(/(?:'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|[^;'"`-]+|-)+/g) ?? [];
  const statements: string[] = [];
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const open = statements.at(-1) ?? '';
    if (/^create trigger/i.test(open) && !/\bend$/i.test(open))
      statements.push(`${statements.pop()}; ${part}`);
    else statements.push(part);
  }
  return statements;
}

/** Table of a database whose restore is not finished. */
export const markerTable = 'restore_progress';
const isRow = (statement: string) => /^insert/i.test(statement) && !statement.includes(`"${markerTable}"`);

/** Hash of a dump's rows, regardless of their order. */
export const rowsHash = (sql: string) => sha256(statementsOf(sql).filter(isRow).sort().join('\n'));

/** Tables that the sweeper changes even without visitors. */
export const restless = [
  'd1_migrations',
  'hour_counts',
  'operation_notes',
  'notices',
  'webhook_deliveries',
  'webhook_messages',
];

/** Every image that a row references; each may also have a rendition. */
export const imageKeysSql = `select distinct key from (
    select image_key as key from readings
    union all select image_key from reading_samples
    union all select image_key from post_pictures
    union all select thumbnail_key from tournaments where thumbnail_key is not null
    union all select logo_key from groups where logo_key is not null
  ) order by key`;

export const renditionKey = (key: string) => `${key}/phone`;

/** Sorts tables so that each comes after those that reference it. */
export function dropOrder(tables: readonly { name: string; sql: string }[]): string[] {
  const left = [...tables];
  const names: string[] = [];
  while (left.length > 0) {
    const free = left.findIndex(
      ({ name }) =>
        !left.some(
          (other) => other.name !== name && new RegExp(`references [\`"]?${name}\\b`, 'i').test(other.sql),
        ),
    );
    const [next] = left.splice(Math.max(free, 0), 1);
    if (next) names.push(next.name);
  }
  return names;
}
