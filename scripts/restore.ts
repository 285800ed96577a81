// npm run restore -- FOLDER [--remote] [--force]: verified before and after. Overwrites only with --force. An interrupted one
// goes on where it was when it is run again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countRows, readArguments, tablesOf } from './backup/arguments';
import { markerTable, objectFile, restless, rowsHash, sha256 } from './backup/manifest';
import { findMarker, inOrder, partsOf, writePart } from './backup/parts';
import { appendLog, readLog, showProgress } from './backup/progress';
import { readBackup } from './backup/read-backup';
import { fail } from './fail';

const { folder, stores, flags, target } = readArguments('restore', ['--force']);
const { manifest, sql, read } = readBackup(folder);

const before = await tablesOf(stores);
const marker = await findMarker(stores);
const isBegun = marker?.backup === manifest.sql.sha256;
const log = join(folder, `restored-${sha256(target).slice(0, 12)}.jsonl`);
if (!isBegun) {
  rmSync(log, { force: true });
  const existing = await countRows(
    stores,
    before.filter((name) => !restless.includes(name)),
  );
  const full = Object.entries(existing).filter(([, count]) => count > 0);
  if ((full.length > 0 || marker) && !flags.has('--force'))
    fail(
      marker
        ? 'Another restore was interrupted, and nothing was changed:'
        : 'The database holds data, and nothing was changed:',
      ...full.map(([name, count]) => `  ${name} ${count}`),
      'With --force all of it is replaced. Make a backup of it first.',
    );
}

const parts = partsOf(inOrder(sql));
const done = isBegun ? marker.parts : 0;
if (done > 0) console.log(`Going on: ${done} of ${parts.length} parts of the database were written before.`);
for (const [at, part] of parts.entries()) {
  const drops = at === 0 ? before.map((name) => `DROP TABLE IF EXISTS "${name}"`) : [];
  if (at >= done) {
    await writePart(stores, part, { backup: manifest.sql.sha256, number: at + 1, drops });
    console.log(`database: part ${at + 1} of ${parts.length}`);
  }
}

const problems: string[] = [];
const restored = new Set(readLog<{ key: string }>(log).map(({ key }) => key));
if (restored.size > 0) console.log(`Going on: ${restored.size} images were restored before.`);
const step = showProgress('images', manifest.objects.length);
for (const { key, type, bytes, sha256: hash } of manifest.objects) {
  const isSkipped = restored.has(key);
  if (!isSkipped) {
    await stores.putObject(key, new Uint8Array(read(objectFile(hash))), type);
    const image = await stores.getObject(key);
    if (image && sha256(image.bytes) === hash) appendLog(log, { key });
    else problems.push(`  ${key}: ${image ? 'differs' : 'is not there'}`);
  }
  step(bytes, isSkipped);
}

const counts = await countRows(stores, await tablesOf(stores));
for (const [name, count] of Object.entries(manifest.tables))
  if (counts[name] !== count) problems.push(`  ${name}: ${counts[name] ?? 'no table'} instead of ${count}`);
if (rowsHash(await stores.dump()) !== manifest.sql.rowsSha256) problems.push('  the rows differ');
await stores.execute(`DROP TABLE ${markerTable};`);
rmSync(log, { force: true });
if (problems.length > 0) fail('Restored, but not as it was:', ...problems);
const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
console.log(
  `Restored what was kept at ${manifest.madeAt}: ${rows} rows and ${manifest.objects.length} images, all checked.`,
);
await stores.close();
