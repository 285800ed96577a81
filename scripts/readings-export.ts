// npm run readings-export -- FOLDER [--remote] [--pin]: writes the images that players gave to improve the reading, with
// labels.json for `npm run bench:reading -- FOLDER`. With --pin it exports nothing and instead writes captures.sha256, the
// hashes of a folder's labels and images, which `sha256sum -c` checks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retention } from '~/db/retention';
import type { LabeledImage } from '../bench/reading/labels';
import { filesIn, makeFolder, readArguments, requireDatabase, tablesOf } from './backup/arguments';
import { sha256 } from './backup/manifest';
import type { Stores } from './backup/stores';
import { fail } from './fail';
import { labelSample } from './readings/label-sample';

const pinFile = 'captures.sha256';
const { folder, stores, from, flags } = readArguments('readings-export', ['--pin']);
try {
  if (flags.has('--pin')) pin();
  else await writeSamples(stores);
} finally {
  await stores.close();
}

function pin() {
  const files = filesIn(folder).filter((file) => file !== pinFile);
  if (!files.includes('labels.json')) fail(`${folder} has no labels.json.`);
  if (existsSync(join(folder, pinFile))) fail(`${folder} is pinned already: it must not change any more.`);
  const lines = files.sort().map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  writeFileSync(join(folder, pinFile), lines.join(''));
  console.log(`${join(folder, pinFile)}: ${files.length} files, ${sha256(lines.join(''))}`);
}

async function writeSamples({ query, getObject }: Stores) {
  if (filesIn(folder).length > 0) fail(`${folder} is not empty.`);
  requireDatabase(from);
  if (!(await tablesOf(stores)).includes('reading_samples')) fail('The database has no tables yet.');
  makeFolder(folder);
  const rows = await query<{ key: string; game: string; result: string; members: string; day: number }>(
    `select image_key as key, game, result, members, kept_at as day from reading_samples order by kept_at, id`,
  );
  const labels: LabeledImage[] = [];
  for (const { key, game, result, members } of rows) {
    const label = labelSample({
      game: game === 'champions' ? game : 'sv',
      result: JSON.parse(result),
      members: JSON.parse(members),
    });
    const image = label && (await getObject(key));
    if (!image) continue;
    // Named by its content: a sample's ID would link it to its reading for those who have the secret.
    const file = `${sha256(image.bytes).slice(0, 12)}.${image.type.replace('image/', '')}`;
    writeFileSync(join(folder, file), image.bytes, { mode: 0o600 });
    labels.push({ file, ...label });
  }
  labels.sort((a, b) => a.file.localeCompare(b.file));
  writeFileSync(join(folder, 'labels.json'), `${JSON.stringify(labels, null, 2)}\n`, { mode: 0o600 });
  console.log(`${folder}: ${labels.length} images, ${rows.length - labels.length} left out.`);
  const [oldest] = rows;
  if (!oldest) return;
  const end = new Date(oldest.day + retention.readingSamples).toISOString().slice(0, 10);
  console.log(`Players were promised 90 days: delete the folder by ${end}, and export again.`);
}
