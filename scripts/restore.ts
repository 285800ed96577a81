// npm run restore -- FOLDER [--remote] [--force]: verified before and after. Overwrites only with --force.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countRows, fail, readArguments, tablesOf } from './backup/arguments';
import {
  inOrder,
  type Manifest,
  manifestFile,
  objectFile,
  restless,
  rowsHash,
  sha256,
  sqlFile,
} from './backup/manifest';

const { folder, stores, flags } = readArguments('restore', ['--force']);
if (!existsSync(join(folder, manifestFile))) fail(`${folder} holds no backup.`);
const manifest: Manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
const read = (file: string) => readFileSync(join(folder, file));

const sql = read(sqlFile).toString();
const broken = manifest.objects.filter((each) => sha256(read(objectFile(each.sha256))) !== each.sha256);
if (sha256(sql) !== manifest.sql.sha256 || broken.length > 0)
  fail('The backup is not what was written: its hashes differ.', ...broken.map(({ key }) => `  ${key}`));

const before = await tablesOf(stores);
const existing = await countRows(
  stores,
  before.filter((name) => !restless.includes(name)),
);
const full = Object.entries(existing).filter(([, count]) => count > 0);
if (full.length > 0 && !flags.has('--force'))
  fail(
    'The database holds data, and nothing was changed:',
    ...full.map(([name, count]) => `  ${name} ${count}`),
    'With --force all of it is replaced. Make a backup of it first.',
  );

const drops = before.map((name) => `DROP TABLE IF EXISTS "${name}";`);
await stores.execute(
  ['PRAGMA defer_foreign_keys=TRUE;', ...drops, ...inOrder(sql).map((each) => `${each};`)].join('\n'),
);
for (const { key, type, sha256: hash } of manifest.objects)
  await stores.putObject(key, new Uint8Array(read(objectFile(hash))), type);

const problems: string[] = [];
const counts = await countRows(stores, await tablesOf(stores));
for (const [name, count] of Object.entries(manifest.tables))
  if (counts[name] !== count) problems.push(`  ${name}: ${counts[name] ?? 'no table'} instead of ${count}`);
if (rowsHash(await stores.dump()) !== manifest.sql.rowsSha256) problems.push('  the rows differ');
for (const { key, sha256: hash } of manifest.objects) {
  const image = await stores.getObject(key);
  if (!image || sha256(image.bytes) !== hash)
    problems.push(`  ${key}: ${image ? 'differs' : 'is not there'}`);
}
if (problems.length > 0) fail('Restored, but not as it was:', ...problems);
const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
console.log(
  `Restored what was kept at ${manifest.madeAt}: ${rows} rows and ${manifest.objects.length} images, all checked.`,
);
await stores.close();
