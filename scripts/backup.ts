// npm run backup -- FOLDER [--remote]: saves the database and every image it references, with their hashes. An interrupted
// one goes on when it is run again: with the database as it is then, and the images that are not saved yet.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, makeFolder, readArguments, requireDatabase, tablesOf } from './backup/arguments';
import {
  imageKeysSql,
  type Manifest,
  manifestFile,
  objectFile,
  renditionKey,
  rowsHash,
  sha256,
  sqlFile,
} from './backup/manifest';
import { findMarker } from './backup/parts';
import { appendLog, readLog, showProgress } from './backup/progress';
import { fail } from './fail';

type SavedObject = Manifest['objects'][number];

const { folder, stores, from } = readArguments('backup', []);
const log = join(folder, `unfinished-${from}.jsonl`);
if (filesIn(folder).length > 0 && !existsSync(log)) fail(`${folder} is not empty.`);
requireDatabase(from);
if (await findMarker(stores)) fail('A restore of this database is not finished: run it again first.');
const tables = await tablesOf(stores);
if (!tables.includes('users')) fail('The database has no tables yet.');
makeFolder(join(folder, 'objects'));

const saved = new Map(readLog<SavedObject>(log).map((object) => [object.key, object]));
if (saved.size > 0) console.log(`Going on: ${saved.size} images were saved before.`);
else writeFileSync(log, '', { mode: 0o600 });
const sql = await stores.dump();
writeFileSync(join(folder, sqlFile), sql, { mode: 0o600 });
// Counted in the dump, as the database keeps changing.
const counts = Object.fromEntries(tables.map((name) => [name, 0]));
for (const [, name = ''] of sql.matchAll(/^INSERT INTO ["`]?(\w+)/gm))
  if (name in counts) counts[name] = (counts[name] ?? 0) + 1;
const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
console.log(`database: ${rows} rows`);

/** Whether an image that was saved before is there, as it was. */
function isWhole({ sha256: hash }: SavedObject) {
  const path = join(folder, objectFile(hash));
  return existsSync(path) && sha256(readFileSync(path)) === hash;
}

async function save(key: string): Promise<{ object?: SavedObject; isSkipped?: boolean }> {
  const before = saved.get(key);
  if (before && isWhole(before)) return { object: before, isSkipped: true };
  const image = await stores.getObject(key);
  if (!image) return {};
  const hash = sha256(image.bytes);
  writeFileSync(join(folder, objectFile(hash)), image.bytes, { mode: 0o600 });
  const object = { key, type: image.type, bytes: image.bytes.length, sha256: hash };
  appendLog(log, object);
  return { object };
}

const objects: SavedObject[] = [];
const missing: string[] = [];
const keys = await stores.query<{ key: string }>(imageKeysSql);
const step = showProgress('images', keys.length * 2);
for (const { key } of keys) {
  for (const each of [key, renditionKey(key)]) {
    const { object, isSkipped } = await save(each);
    if (object) objects.push(object);
    else if (each === key) missing.push(key);
    step(object?.bytes ?? 0, isSkipped);
  }
}

const manifest: Manifest = {
  version: 1,
  madeAt: new Date().toISOString(),
  from,
  sql: { sha256: sha256(sql), rowsSha256: rowsHash(sql) },
  tables: counts,
  objects,
  missing,
};
writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
rmSync(log);
console.log(
  `${folder}: ${tables.length} tables with ${rows} rows, ${objects.length} images, ${missing.length} missing.`,
);
console.log('It holds names, addresses and teams: keep it as docs/operations.md says, and no longer.');
await stores.close();
