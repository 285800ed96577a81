// A deployment from the schema of every migration: rows of each time go through all later ones, and the worker before each
// still finds what it asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseIn, statementsScript } from '../../scripts/local-database';
import { missingRows, rowsIn } from './missing-rows';
import { newUniques, refusedBy } from './old-statements';
import { insertOf } from './rows-of';
import { type Table, tablesOf } from './tables-of';

const renamed: Record<string, Record<string, string>> = {
  '0026_group_tokens': { control_tokens: 'group_tokens' },
};

/** Values that a migration dropped or rewrote on purpose. */
const changed: Record<string, string[]> = {
  // `team_sheets.reading_id` says the same from the other side.
  '0001_readings_unused': ['readings.team_sheet_id'],
  // A place with 0–0 had no record: `wins` and `losses` of standings and of saves become null.
  '0022_standings_without_record': ['result_saves.changes', 'standings.wins', 'standings.losses'],
  // Versions of cached answers: three of whole tables gave way to one per tournament.
  '0034_stamps_by_tournament': ['stamps'],
};

/**
 * Statements that the worker before a migration could no longer run until the new one was deployed. These have landed and stay.
 * A new entry needs a reason why no request does it (docs/operations.md, expand and contract).
 */
const broken: Record<string, string[]> = {
  '0001_readings_unused': ['select', 'insert', 'update', 'upsert by id'].map((act) => `readings: ${act}`),
  '0007_submission_of_tournament': ['team_sheets: upsert by submission_key'],
  '0023_two_streams': ['broadcasts: upsert by group_id'],
  '0026_group_tokens': ['select', 'insert', 'update', 'delete', 'upsert by token_hash', 'upsert by id'].map(
    (act) => `control_tokens: ${act}`,
  ),
};

const miniflare = new Miniflare({ modules: true, script: statementsScript, d1Databases: { DB: 'upgrade' } });
const db = openDatabaseIn(miniflare);
afterAll(() => miniflare.dispose());

async function insertRows(tables: readonly Table[], [bare = 0, ...full]: number[]) {
  const inserts = tables.flatMap((table) => [
    insertOf(tables, table, 'required', [bare]),
    insertOf(tables, table, 'all', full),
  ]);
  await db.batch(['pragma defer_foreign_keys = true', ...inserts].map((sql) => db.prepare(sql)));
}

describe('the migrations', () => {
  const found = { changed: {} as typeof changed, broken: {} as typeof broken, unsound: [] as unknown[] };

  beforeAll(async () => {
    const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
    let tables: Table[] = [];
    for (const [at, file] of files.sort().entries()) {
      const name = file.replace('.sql', '');
      const before = await rowsIn(db, tables);
      await db.batch([db.prepare(readFileSync(`migrations/${file}`, 'utf8'))]);
      const now = await tablesOf(db);
      const missing = missingRows(tables, before, await rowsIn(db, now), renamed[name]);
      // Each write replaces the stamps of what it changes.
      const lasting = missing.filter((each) => each !== 'stamps.stamp');
      if (lasting.length > 0) found.changed[name] = lasting;
      // The old worker goes on for a while, then the new one takes over.
      const refused = await refusedBy(db, tables);
      const uniques = newUniques(tables, now);
      if (refused.length + uniques.length > 0) found.broken[name] = [...refused, ...uniques];
      const canInsert = !refused.some((each) => each.endsWith(': insert'));
      if (canInsert) await insertRows(tables, [at * 10, at * 10 + 1]);
      await insertRows(now, [at * 10 + 2, at * 10 + 3, at * 10 + 4]);
      const { results } = await db.prepare('pragma foreign_key_check').all();
      found.unsound.push(...results.map((row) => [name, row]));
      tables = now;
    }
  }, 120_000);

  it('keep every row of every time before them', () => {
    expect(found.changed).toEqual(changed);
  });

  it('leave no reference that leads nowhere', async () => {
    expect(found.unsound).toEqual([]);
    const { results } = await db.prepare('pragma quick_check').all();
    expect(results).toEqual([{ quick_check: 'ok' }]);
  });

  it('let the worker before them read and write until the new one is deployed', () => {
    expect(found.broken).toEqual(broken);
  });
});
