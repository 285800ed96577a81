import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Manifest, sha256 } from '../../scripts/backup/manifest';
import { openDatabaseIn } from '../../scripts/local-database';
import { openState } from '../../scripts/local-state';
import { interrupt, makeWorldIn, run } from './backup-runs';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = join(folder, 'source');
const target = join(folder, 'target');
const kept = join(folder, 'kept');
const images = 150;
// Parts so small that there are many, each of which is told.
const small = { PART_LENGTH: '20000', PROGRESS_MS: '0' };
const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));

/** The small world, and many more readings with images. */
async function makeSource() {
  await makeWorldIn(source);
  const store = openState(source);
  const db = openDatabaseIn(store);
  const bucket = (await store.getR2Bucket('IMAGES')) as unknown as R2Bucket;
  const [sample = {}] = (await db.prepare('select * from readings').all()).results;
  const rows = Array.from({ length: images }, (_, at) => ({
    ...sample,
    id: `many${at}`,
    image_key: `readings/many${at}`,
  }));
  const names = Object.keys(sample);
  const insert = db.prepare(`insert into readings (${names}) values (${names.map(() => '?')})`);
  await db.batch(rows.map((row) => insert.bind(...Object.values(row))));
  for (const { image_key } of rows) await bucket.put(image_key, new Uint8Array(randomBytes(100_000)).buffer);
  await store.dispose();
}

describe('a backup that was interrupted', () => {
  it('goes on with the images that it lacks', async () => {
    await makeSource();
    await interrupt(source, 'images: 200 of', ['scripts/backup.ts', kept], small);
    const saved = readdirSync(join(kept, 'objects')).length;
    expect([saved > 10, saved < images]).toEqual([true, true]);
    // A file that was cut off counts as missing.
    const [first = ''] = readdirSync(join(kept, 'objects'));
    writeFileSync(join(kept, 'objects', first), 'cut');
    const { said } = run(source, ['scripts/backup.ts', kept]);
    expect(said).toMatch(/Going on: \d+ images were saved before/);
    expect(said).toContain(`${images + 2} images`);
    expect(readdirSync(kept).sort()).toEqual(['database.sql', 'manifest.json', 'objects']);
  }, 240_000);
});

describe('a restore that was interrupted', () => {
  it('in the database goes on at the next part', async () => {
    await interrupt(target, 'database: part 3 of', ['scripts/restore.ts', kept], small);
    expect(run(target, ['scripts/backup.ts', join(folder, 'never')]).said).toContain('is not finished');
    await interrupt(target, 'images: 40 of', ['scripts/restore.ts', kept], small);
  }, 240_000);

  it('is not taken for that of another backup', () => {
    const other = join(folder, 'other');
    cpSync(kept, other, { recursive: true });
    const sql = readFileSync(join(other, 'database.sql'), 'utf8').replaceAll('アカリ', 'アカネ');
    const manifest = manifestOf(other);
    writeFileSync(join(other, 'database.sql'), sql);
    const text = JSON.stringify({ ...manifest, sql: { ...manifest.sql, sha256: sha256(sql) } });
    writeFileSync(join(other, 'manifest.json'), text);
    const refused = run(target, ['scripts/restore.ts', other]);
    expect([refused.ok, refused.said]).toEqual([
      false,
      expect.stringContaining('Another restore was interrupted'),
    ]);
  }, 240_000);

  it('among the images goes on with the next one, and all is as it was', () => {
    const { said } = run(target, ['scripts/restore.ts', kept], small);
    expect(said).toMatch(/Going on: (\d+) of \1 parts/);
    expect(said).toMatch(/Going on: \d+ images were restored before/);
    expect(said).toContain('all checked');
    expect(readdirSync(kept).sort()).toEqual(['database.sql', 'manifest.json', 'objects']);
  }, 240_000);
});
