import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, describe, expect, it } from 'vitest';
import { dropOrder, type Manifest, rowsHash, statementsOf } from '../../scripts/backup/manifest';
import { inOrder } from '../../scripts/backup/parts';
import { localWorkers } from '../../scripts/local-workers.mjs';
import { ids } from '../world';
import { makeWorldIn, run } from './backup-runs';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = join(folder, 'kept');
/** The built worker, on what stands in a state folder. */
const serve = (state: string) =>
  new Miniflare({ workers: [localWorkers().web], defaultPersistRoot: join(state, 'v3') });

describe('a backup', () => {
  const before = join(folder, 'before');
  const after = join(folder, 'after');
  const manifest = (): Manifest => JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8'));

  it('holds every row and every image', async () => {
    await makeWorldIn(before);
    expect(run(before, ['scripts/backup.ts', kept]).said).toContain('2 images');
    expect(manifest().tables).toMatchObject({ groups: 6, readings: 1, operation_notes: 0 });
    expect(manifest().objects.map(({ key }) => key)).toContain(`readings/${ids.akariReading}/phone`);
    // Never over another one.
    expect(run(before, ['scripts/backup.ts', kept]).said).toContain('is not empty');
  }, 240_000);

  it('is not put over data unless it is asked for', () => {
    const refused = run(before, ['scripts/restore.ts', kept]);
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain('The database holds data, and nothing was changed');
    expect(run(before, ['scripts/restore.ts', kept, '--force']).said).toContain('all checked');
  }, 240_000);

  it('brings a team and its image back where there was nothing', async () => {
    expect(run(after, ['scripts/restore.ts', kept]).said).toContain('all checked');
    const again = join(folder, 'again');
    expect(run(after, ['scripts/backup.ts', again]).ok).toBe(true);
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

  it('that was damaged is not restored, says which of its files are to blame, and changes nothing', () => {
    const [image, rendition] = manifest().objects.map(({ sha256 }) => join('objects', sha256));
    const third = join(folder, 'third');
    const damaged = (change: (copy: string) => void) => {
      const copy = mkdtempSync(join(folder, 'copy-'));
      cpSync(kept, copy, { recursive: true });
      change(copy);
      const { ok, said } = run(third, ['scripts/restore.ts', copy]);
      expect([ok, existsSync(third)]).toEqual([false, false]);
      expect(said).not.toMatch(/^ +at /m);
      return said;
    };
    const said = damaged((copy) => {
      rmSync(join(copy, 'database.sql'));
      rmSync(join(copy, image ?? ''));
      writeFileSync(join(copy, rendition ?? ''), 'other');
    });
    for (const text of [
      'nothing was changed',
      'database.sql is missing',
      `${image} (readings/${ids.akariReading}) is missing`,
      `${rendition} (readings/${ids.akariReading}/phone) differs`,
    ])
      expect(said).toContain(text);
    for (const text of ['{"version": 1', '{"version": 1}', 'null'])
      expect(damaged((copy) => writeFileSync(join(copy, 'manifest.json'), text))).toMatch(
        /manifest\.json is not as it was written\. Nothing was changed/,
      );
    expect(damaged((copy) => rmSync(join(copy, 'manifest.json')))).toContain('holds no backup');
  }, 120_000);
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
