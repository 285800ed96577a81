// A restore writes the database in parts, each in a transaction that also says which part it was.
import { dropOrder, markerTable, statementsOf } from './manifest';
import type { Stores } from './stores';

/** Characters of a part; D1 needs some seconds for it. */
const partLength = Number(process.env.PART_LENGTH) || 10_000_000;

const kinds = [/^pragma/i, /^create table/i, /^(insert|delete)/i, /./s];
const kindOf = (statement: string) => kinds.findIndex((kind) => kind.test(statement));
const tableOf = (statement: string) =>
  /^(?:create table(?: if not exists)?|insert into|delete from) ["`]?(\w+)/i.exec(statement)?.[1] ?? '';

/** Orders tables before rows before indexes, and rows after those that they reference, as they may be in another part. */
export function inOrder(sql: string): string[] {
  const statements = statementsOf(sql).map((text) => ({ text, kind: kindOf(text), table: tableOf(text) }));
  const tables = statements.flatMap(({ text, kind, table }) =>
    kind === 1 ? { name: table, sql: text } : [],
  );
  const places = new Map(
    dropOrder(tables)
      .reverse()
      .map((name, at) => [name, at]),
  );
  const placeOf = (table: string) => places.get(table) ?? -1;
  return statements
    .sort(
      (one, other) =>
        one.kind - other.kind || (one.kind === 2 ? placeOf(one.table) - placeOf(other.table) : 0),
    )
    .map(({ text }) => text);
}

export function partsOf(statements: readonly string[], length = partLength): string[][] {
  const parts: string[][] = [];
  let free = 0;
  for (const statement of statements) {
    if (statement.length > free) {
      parts.push([]);
      free = length;
    }
    parts.at(-1)?.push(statement);
    free -= statement.length;
  }
  return parts;
}

/** How many parts of a backup the database holds; undefined if no restore was interrupted. */
export async function findMarker(stores: Stores) {
  const [table] = await stores.query(`select 1 from sqlite_master where name = '${markerTable}'`);
  if (!table) return undefined;
  const [marker] = await stores.query<{ backup: string; parts: number }>(
    `select backup, parts from ${markerTable}`,
  );
  return marker;
}

/** Writes one part, the first one in place of what was there. */
export async function writePart(
  stores: Stores,
  part: readonly string[],
  { backup, number, drops }: { backup: string; number: number; drops: readonly string[] },
) {
  const statements = [
    'PRAGMA defer_foreign_keys=TRUE',
    ...drops,
    ...part,
    `CREATE TABLE IF NOT EXISTS ${markerTable} (backup TEXT, parts INTEGER)`,
    `DELETE FROM ${markerTable}`,
    `INSERT INTO ${markerTable} VALUES ('${backup}', ${number})`,
  ];
  await stores.execute(statements.map((each) => `${each};`).join('\n'));
}
