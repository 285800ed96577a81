import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { dropOrder, inOrder, type Manifest, rowsHash, statementsOf } from '../../scripts/backup/manifest';
import { openDatabaseIn } from '../../scripts/local-database';
import { applyMigrations, openState } from '../../scripts/local-state';
import { localWorkers } from '../../scripts/local-workers.mjs';
import { ids, insertWorld, makeWorld } from '../world';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = join(folder, 'kept');
function run(state: string, ...command: string[]) {
  const done = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    encoding: 'utf8',
    env: { ...process.env, STATE: state },
  });
  return { ok: done.status === 0, said: `${done.stdout}${done.stderr}` };
}

/** The built worker, on what stands in a state folder. */
const serve = (state: string) =>
  new Miniflare({ workers: [localWorkers().web], defaultPersistRoot: join(state, 'v3') });

/** The small world and the image of one of its teams. */
async function makeWorldIn(state: string) {
  const store = openState(state);
  const d1 = openDatabaseIn(store);
  await applyMigrations(d1);
  await insertWorld(openDatabase(d1), makeWorld(Date.now()));
  const images = (await store.getR2Bucket('IMAGES')) as unknown as R2Bucket;
  const key = `readings/${ids.akariReading}`;
  const asJpeg = { httpMetadata: { contentType: 'image/jpeg' } };
  const image = (path: string) => new Uint8Array(readFileSync(path)).buffer;
  await images.put(key, image('tests/sheets/akari.jpg'), asJpeg);
  await images.put(`${key}/phone`, image('tests/sheets/akari-phone.jpg'), asJpeg);
  await store.dispose();
}

describe('a backup', () => {
  const before = join(folder, 'before');
  const after = join(folder, 'after');
  const manifest = (): Manifest => JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8'));

  it('holds every row and every image', async () => {
    await makeWorldIn(before);
    expect(run(before, 'scripts/backup.ts', kept).said).toContain('2 images');
    expect(manifest().tables).toMatchObject({ groups: 6, readings: 1, operation_notes: 0 });
    expect(manifest().objects.map(({ key }) => key)).toContain(`readings/${ids.akariReading}/phone`);
    // Never over another one.
    expect(run(before, 'scripts/backup.ts', kept).said).toContain('is not empty');
  }, 240_000);

  it('is not put over data unless it is asked for', () => {
    const refused = run(before, 'scripts/restore.ts', kept);
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain('The database holds data, and nothing was changed');
    expect(run(before, 'scripts/restore.ts', kept, '--force').said).toContain('all checked');
  }, 240_000);

  it('brings a team and its image back where there was nothing', async () => {
    expect(run(after, 'scripts/restore.ts', kept).said).toContain('all checked');
    const again = join(folder, 'again');
    expect(run(after, 'scripts/backup.ts', again).ok).toBe(true);
    const second: Manifest = JSON.parse(readFileSync(join(again, 'manifest.json'), 'utf8'));
    expect({ ...second, madeAt: '' }).toEqual({ ...manifest(), madeAt: '' });
    const site = serve(after);
    try {
      const team = await site.dispatchFetch(`http://localhost/teams/${ids.akari}`);
      expect([team.status, await team.text()]).toEqual([200, expect.stringContaining('アカリ')]);
      const image = await site.dispatchFetch(`http://localhost/teams/${ids.akari}/image`);
      const bytes = new Uint8Array(await image.arrayBuffer());
      expect(image.headers.get('Content-Type')).toBe('image/jpeg');
      expect(Buffer.from(bytes).equals(readFileSync('tests/sheets/akari.jpg'))).toBe(true);
    } finally {
      await site.dispose();
    }
  }, 240_000);

  it('that was damaged is not restored', () => {
    const [{ sha256 } = { sha256: '' }] = manifest().objects;
    writeFileSync(join(kept, 'objects', sha256), 'other');
    const refused = run(join(folder, 'third'), 'scripts/restore.ts', kept);
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain('its hashes differ');
  }, 60_000);
});

describe('a dump', () => {
  it('is parted into its statements, whatever stands in quotes', () => {
    const sql = `PRAGMA x;\n-- a; comment\nINSERT INTO "a;b" VALUES('it''s; "x"', 'two\nlines -- no comment');\nselect 1 - 2`;
    expect(statementsOf(sql)).toEqual([
      'PRAGMA x',
      `-- a; comment\nINSERT INTO "a;b" VALUES('it''s; "x"', 'two\nlines -- no comment')`,
      'select 1 - 2',
    ]);
  });

  it('keeps a trigger whole', () => {
    const trigger = 'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET x = 1; DELETE FROM c; END';
    expect(statementsOf(`select 1;${trigger};select 2;`)).toEqual(['select 1', trigger, 'select 2']);
  });

  it('makes tables before rows before indexes, and counts the same in any order', () => {
    const rows = `INSERT INTO "a" VALUES(1);INSERT INTO "a" VALUES(2);`;
    const sql = `${rows}CREATE INDEX i ON a(x);CREATE TABLE a (x);PRAGMA y;`;
    expect(inOrder(sql).map((each) => each.slice(0, 12))).toEqual([
      'PRAGMA y',
      'CREATE TABLE',
      'INSERT INTO ',
      'INSERT INTO ',
      'CREATE INDEX',
    ]);
    expect(rowsHash(`INSERT INTO "a" VALUES(2);INSERT INTO "a" VALUES(1);`)).toBe(rowsHash(rows));
    expect(rowsHash(`INSERT INTO "a" VALUES(3);`)).not.toBe(rowsHash(rows));
  });

  it('drops what points before what is pointed at', () => {
    const tables = [
      { name: 'users', sql: 'create table users (id)' },
      { name: 'posts', sql: 'create table posts (a references `users`(id))' },
      { name: 'post_versions', sql: 'create table post_versions (p references "posts"(id))' },
    ];
    expect(dropOrder(tables)).toEqual(['post_versions', 'posts', 'users']);
  });
});
