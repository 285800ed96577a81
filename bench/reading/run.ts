// npm run bench:reading -- [FOLDER] [--limit=N] [--variants=no] [--only] [--told]
// Reads the images of a folder (labels.json says what they show) inside the real runtime, as they are and as chat apps
// recompress them, and prints how much of it was right, how long it took and how much memory it had.
//   --limit=N      only the first N images of each screen and language
//   --variants=no  only the images as they are; --variants=960 only the variants with this in their name
//   --only         without the images as they are
//                  (--variants=3840, =2560: larger than a capture, for their memory; only when asked for)
//   --told         tells the engine the language, as a player may
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabeledImage } from './labels';
import { startReader } from './reader';
import { fields, type Mistake, type Score, score } from './score';
import { closeBrowser, recompress, variants } from './variants';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'tests/readings/images';
const flag = (name: string) => flags.find((word) => word.startsWith(`--${name}`))?.replace(/^[^=]*=?/, '');
const limit = Number(flag('limit') ?? Number.POSITIVE_INFINITY);

const labels: LabeledImage[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const groups = groupBy(labels, (image) => image);
const images = [...groups.values()].flatMap((group) => group.slice(0, limit));
const reader = await startReader();

function groupBy<T>(list: T[], imageOf: (one: T) => LabeledImage): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const { screen, language } = imageOf(one);
    const group = `${screen} ${language}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}

interface Read {
  image: LabeledImage;
  score: Score;
  seconds: number;
}

async function readAll(name: string, prepare: (bytes: Buffer, file: string) => Promise<Buffer>) {
  const reads: Read[] = [];
  for (const image of images) {
    const bytes = await prepare(readFileSync(join(folder, image.file)), image.file);
    const started = performance.now();
    const { result, error } = await reader.read(
      bytes,
      flag('told') === undefined ? undefined : image.language,
    );
    const seconds = (performance.now() - started) / 1000;
    if (error) console.log(`${image.file}: ${error}`);
    reads.push({ image, score: score(image, result), seconds });
  }
  print(name, reads);
}

const percent = (right: number, all: number) => (all ? ((100 * right) / all).toFixed(2) : '-').padStart(7);
const quantile = (sorted: number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2).padStart(6);

function print(name: string, reads: Read[]) {
  console.log(`\n${name}: % right (species by their base), seconds an image`);
  console.log(
    'screen, language          images species ability    item    move  perfect language    p50    p95',
  );
  const rows: [string, Read[]][] = [...groupBy(reads, ({ image }) => image)];
  for (const [group, some] of [...rows, ['all', reads] as [string, Read[]]]) {
    const count = (field: string) => some.reduce((n, { score }) => n + score.values[field as 'move'], 0);
    const wrong = (field: string) =>
      some.reduce(
        (n, { score }) => n + score.mistakes.filter((mistake) => mistake.field === field).length,
        0,
      );
    const seconds = some.map((read) => read.seconds).sort((a, b) => a - b);
    const shares = fields.map((field) => percent(count(field) - wrong(field), count(field)));
    const perfect = percent(some.filter(({ score }) => score.mistakes.length === 0).length, some.length);
    const language = percent(some.filter(({ score }) => score.language).length, some.length);
    console.log(
      `${group.padEnd(26)}${String(some.length).padStart(6)} ${shares.join(' ')}  ${perfect}  ${language} ${quantile(seconds, 0.5)} ${quantile(seconds, 0.95)}`,
    );
  }
  const asked = reads.reduce((n, { score }) => n + score.doubted, 0);
  const mistakes = reads.flatMap(({ image, score }) => score.mistakes.map((mistake) => ({ image, mistake })));
  const marked = mistakes.filter(({ mistake }) => mistake.read?.uncertain ?? true).length;
  console.log(`wrong: ${mistakes.length}, of which marked uncertain: ${marked}; right but marked: ${asked}`);
  for (const { image, mistake } of mistakes) console.log(`  ${image.file} ${wording(mistake)}`);
}

const wording = ({ field, truth, read }: Mistake) =>
  `${field} ${truth}, read as ${read?.key ?? 'nothing'} («${read?.raw ?? ''}», ${(read?.confidence ?? 0).toFixed(2)}${read?.uncertain === false ? ', NOT MARKED' : ''})`;

try {
  // The first image of a new isolate loads the engine.
  const first = images[0];
  if (!first) throw new Error(`No images in ${folder}`);
  const started = performance.now();
  await reader.read(readFileSync(join(folder, first.file)));
  console.log(
    `${folder}: ${images.length} images; first of a new isolate ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (flag('only') === undefined) await readAll('as they are', async (bytes) => bytes);
  const wanted = flag('variants') ?? '';
  if (wanted !== 'no')
    for (const variant of variants.filter((one) => one.name.includes(wanted) && (wanted || !one.onRequest)))
      await readAll(variant.name, (bytes, file) => recompress(bytes, file, variant));
  const { heap, wasm, process } = reader.peak();
  console.log(
    `\npeak memory: JavaScript ${megabytes(heap)} + WebAssembly ${megabytes(wasm)} = ${megabytes(heap + wasm)} MB; the whole runtime process ${megabytes(process)} MB above its start`,
  );
} finally {
  await reader.stop();
  await closeBrowser();
}

function megabytes(bytes: number) {
  return (bytes / 2 ** 20).toFixed(0);
}
