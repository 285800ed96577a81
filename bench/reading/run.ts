// npm run bench:reading -- [FOLDER …] [--seed=N] [--count=N] [--limit=N] [--damage=NAME|no|only] [--told] [--regulation=ID]
// Reads labeled images (labels.json of their folder) in the real runtime, as they are and damaged. Prints accuracy, unmarked
// errors, needless doubts, time and memory.
//   --seed=N   draws images with random teams and looks, in addition to the folders or instead of them
//   --count=N  number of drawn images per screen and language (3)
//   --screen=  draws only screens with this in their name (exact: those by the places of true screens)
//   --limit=N  only the first N images of each screen and language
//   --damage=  no: undamaged images only; only: damaged ones only; 960: damages with this in their name (3840 and 2560 are
//              larger than a capture, to measure memory, and never used unless named)
//   --letters=FOLDER  each line by itself, of whole screens (labels.json) or of parts of 1080p ones (truth.tsv), and nothing else
//   --decide=N  the decision alone, on texts of every form read exactly, N draws of moves and items each, and nothing else
//   --doubts   lists the right values that were asked about
//   --collect  collects garbage after each picture, so that the peak is what one picture needs
//   --megabytes=128  kills the reader if it takes more memory than that above its start (Linux, as root)
//   --hostile  also pictures without a team that are expensive to read
//   --told     passes the language to the engine, as a player may
//   --regulation=ID  passes the tournament's regulation, and draws legal teams (champions-m-c)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasTooManyPixels, imageShape } from '~/images/image-format';
import { allowedIn } from '~/pokedex/allowed';
import { findRegulation } from '~/pokedex/regulations';
import { closeBrowser } from './browser';
import { damageImage, damages } from './damage';
import { printDecisions } from './decide';
import { drawImages } from './draw-images';
import { printHostile } from './hostile';
import type { LabeledImage } from './labels';
import { printLetters } from './letters';
import { groupBy, heading, type Outcome, printCertainty, printTable, row, screenOf } from './print';
import { startReader } from './reader';
import { score } from './score';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '3' },
    limit: { type: 'string', default: 'Infinity' },
    damage: { type: 'string', default: '' },
    told: { type: 'boolean', default: false },
    regulation: { type: 'string' },
    decide: { type: 'string' },
    letters: { type: 'string', multiple: true, default: [] },
    screen: { type: 'string', default: '' },
    collect: { type: 'boolean', default: false },
    doubts: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    megabytes: { type: 'string', default: '' },
  },
});

if (flags.decide) {
  printDecisions(Number(flags.seed ?? 1), Number(flags.decide));
  process.exit();
}

const regulation = flags.regulation ? findRegulation(flags.regulation) : undefined;
if (flags.regulation && !regulation) throw new Error(`No regulation ${flags.regulation}`);
const allowed = regulation && allowedIn(regulation.game, regulation.id);

const folders = [...positionals];
if (flags.seed && flags.letters.length === 0) {
  const folder = [
    '.cache/bench-reading/seed',
    flags.seed,
    flags.count,
    ...(regulation ? [regulation.id] : []),
    ...(flags.screen ? [flags.screen] : []),
  ].join('-');
  await drawImages(folder, Number(flags.count), Number(flags.seed), allowed, flags.screen);
  folders.push(folder);
}
if (folders.length === 0 && flags.letters.length === 0) folders.push('tests/readings/images');

const selected = damages.filter(({ name, onRequest }) =>
  flags.damage === '' || flags.damage === 'only' ? !onRequest : name.includes(flags.damage),
);
const reader = await startReader({ collects: flags.collect, megabytes: Number(flags.megabytes) });
const overview: [string, Outcome[]][] = [];

async function readAll(
  title: string,
  images: Entry[],
  prepare: (bytes: Buffer, file: string) => Promise<Buffer>,
) {
  const outcomes: Outcome[] = [];
  for (const { folder, image } of images) {
    const bytes = await prepare(readFileSync(join(folder, image.file)), image.file);
    // The site takes none of these, so they say nothing about its memory.
    if (flags.megabytes && isTooLarge(bytes)) continue;
    const { result, error, seconds } = await reader.read(bytes, {
      language: flags.told ? image.language : undefined,
      regulation: regulation?.id,
    });
    if (error) console.log(`${image.file}: ${error}`);
    const read = (result?.members ?? []).flatMap(({ species, ability, item, moves, alignment }) => [
      species,
      ability,
      item,
      ...moves,
      ...(alignment ? [alignment] : []),
    ]);
    outcomes.push({ image, score: score(image, result, allowed), read, seconds });
  }
  printTable(title, outcomes, flags.doubts);
  overview.push([title, outcomes]);
}

function isTooLarge(bytes: Buffer) {
  const shape = imageShape(bytes);
  return shape !== undefined && hasTooManyPixels(bytes, shape);
}

interface Entry {
  folder: string;
  image: LabeledImage;
}

function imagesOf(folder: string): Entry[] {
  const labels: LabeledImage[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
  const groups = groupBy(labels, screenOf);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, Number(flags.limit)).map((image) => ({ folder, image })),
  );
}

if (flags.letters.length > 0) {
  for (const folder of flags.letters) await printLetters(reader, folder);
  await reader.stop();
  process.exit();
}

try {
  const images = folders.flatMap(imagesOf);
  const [first] = images;
  if (!first) throw new Error(`No images in ${folders}`);
  // The first image of a new isolate loads the engine.
  const started = performance.now();
  await reader.read(readFileSync(join(first.folder, first.image.file)));
  console.log(`First of a new isolate: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (flags.damage !== 'only')
    for (const folder of folders) await readAll(folder, imagesOf(folder), async (bytes) => bytes);
  if (flags.damage !== 'no')
    for (const damage of selected)
      await readAll(damage.name, images, (bytes, file) => damageImage(bytes, file, damage));
  if (flags.hostile) await printHostile(reader);
  console.log(`\nIn short\n${heading}`);
  for (const [title, outcomes] of overview) console.log(row(title, outcomes));
  printCertainty(overview.flatMap(([, outcomes]) => outcomes));
} catch (error) {
  console.log(`The reader ended after ${reader.peak().pictures} pictures: ${error}`);
  process.exitCode = 1;
} finally {
  printMemory();
  await reader.stop();
  await closeBrowser();
}

function megabytes(bytes: number) {
  return (bytes / 2 ** 20).toFixed(0);
}

function printMemory() {
  const { heap, wasm, process, pictures } = reader.peak();
  console.log(
    `\npeak memory over ${pictures} pictures: JavaScript ${megabytes(heap)} + WebAssembly ${megabytes(wasm)} = ${megabytes(heap + wasm)} MB; the whole runtime process ${megabytes(process)} MB above its start`,
  );
}
