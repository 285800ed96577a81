import type { Column, Table } from './tables-of';

/** Values with which a migration does something, where any text would not do. */
const special: Record<string, (tag: number) => unknown> = {
  'standings.wins': () => 0,
  'standings.losses': () => 0,
  'result_saves.changes': (tag) => {
    const saved = (wins: number) => ({ wins, losses: 0, rank: 2 });
    return [{ teamSheetId: `team ${tag}`, before: saved(0), after: saved(3) }];
  },
};

const someday = Date.UTC(2026, 10, 21);
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** One value per column and tag: a reference gets what the row of the same tag has there. Every text is JSON, too. */
function literalFor(tables: readonly Table[], table: string, column: Column, tag: number): string {
  if (column.references) {
    const { table: other, column: name } = column.references;
    const found = tables.find((each) => each.name === other)?.columns.find((each) => each.name === name);
    if (!found) throw new Error(`${table}.${column.name} references ${other}.${name}, which is gone`);
    return literalFor(tables, other, found, tag);
  }
  const name = `${table}.${column.name}`;
  const given = special[name]?.(tag);
  if (column.type !== 'integer') return quoted(JSON.stringify(given ?? `${name} ${tag} 'あ'; --`));
  const usual = /^is_/.test(column.name) ? tag % 2 : /(_at|_until)$/.test(column.name) ? someday + tag : tag;
  return String(given ?? usual);
}

/** An insert of one row per tag, as a worker writes it that knows these tables. */
export function insertOf(
  tables: readonly Table[],
  table: Table,
  which: 'all' | 'required',
  tags: readonly number[],
) {
  const columns = table.columns.filter(({ isRequired }) => which === 'all' || isRequired);
  const names = columns.map(({ name }) => `"${name}"`);
  const rows = tags.map((tag) => `(${columns.map((column) => literalFor(tables, table.name, column, tag))})`);
  return `insert into "${table.name}" (${names}) values ${rows.join(', ')}`;
}
