import { eq, getTableName } from 'drizzle-orm';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import * as schema from '~/db/schema';
import { openDatabaseIn, statementsScript } from '../scripts/local-database';
import { applyMigrations } from '../scripts/local-state';
import { insertRows } from './insert-rows';
import { ids, insertWorld, makeWorld } from './world';
import { revisionsOf } from './world-revisions';

const miniflare = new Miniflare({ modules: true, script: statementsScript, d1Databases: { DB: 'world' } });
afterAll(() => miniflare.dispose());
const now = Date.now();
const world = makeWorld(now);
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  const d1 = openDatabaseIn(miniflare);
  await applyMigrations(d1);
  db = openDatabase(d1);
}, 120_000);
const rowsOf = async (table: typeof schema.users | typeof schema.tournaments) => db.select().from(table);

describe('the world of the demo and the tests', () => {
  it('is written all or nothing', async () => {
    const [team] = world.teamSheets;
    const orphan = { ...team, id: 'orphan', tournamentId: 'nowhere' } as (typeof world.teamSheets)[number];
    await expect(insertWorld(db, { ...world, teamSheets: [...world.teamSheets, orphan] })).rejects.toThrow();
    expect(await rowsOf(schema.users)).toEqual([]);
  });

  it('is read as it was given, with the usual value where none was', async () => {
    await insertWorld(db, world);
    const tables = [
      [schema.users, world.users],
      [schema.tournaments, world.tournaments],
      [schema.readings, world.readings],
      [schema.teamSheets, world.teamSheets],
      [schema.teamRevisions, world.teamSheets.flatMap(revisionsOf)],
      [schema.entrants, world.entrants],
      [schema.broadcasts, world.broadcasts],
      [schema.posts, world.posts],
    ] as const;
    for (const [table, given] of tables) {
      const rows = await db.select().from(table);
      expect(rows.length, getTableName(table)).toBe(given.length);
      for (const row of given) {
        const said = Object.entries(row).filter(([, value]) => value !== undefined);
        expect(rows).toContainEqual(expect.objectContaining(Object.fromEntries(said)));
      }
    }
    const [group] = await db.select().from(schema.groups).where(eq(schema.groups.id, ids.group));
    expect(Math.abs(Number(group?.createdAt) - now)).toBeLessThan(600_000);
    const [open] = await db.select().from(schema.tournaments).where(eq(schema.tournaments.id, ids.open));
    expect(open).toMatchObject({ speciesClause: true, isStrict: false, timeZone: 'Asia/Tokyo', nameEn: '' });
  });

  it('leaves what is there already', async () => {
    const renamed = { displayName: 'renamed' };
    await db.update(schema.users).set(renamed).where(eq(schema.users.email, 'haruka@example.com'));
    await insertWorld(db, world);
    const people = await rowsOf(schema.users);
    expect(people.length).toBe(world.users.length);
    expect(people).toContainEqual(expect.objectContaining(renamed));
  });

  it('may be larger than what a database takes as one value', async () => {
    const name = '月'.repeat(300_000);
    const groups = Array.from({ length: 5 }, (_, at) => ({ id: `large${at}`, name }));
    const [first, ...rest] = insertRows(db, schema.groups, groups);
    if (first) await db.batch([first, ...rest]);
    const rows = await db.select({ id: schema.groups.id }).from(schema.groups);
    expect(rows.filter(({ id }) => id.startsWith('large')).length).toBe(5);
  });
});
