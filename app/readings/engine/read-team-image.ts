import type { Locale } from '~/locales/locale';
import type { Allowed } from '~/pokedex/allowed';
import type { ReadingResult, ReadMember } from '../reading';
import { findLines, type LineMaps, paleGround, Rooms } from './find-lines';
import { likelyLines } from './likely-lines';
import { Effort, Looks, maxEffort } from './looks';
import { namesOnScreen } from './names-on-screen';
import { engineVersion } from './nothing-read';
import { pickLanguages } from './pick-language';
import { decodeImage, readingHeight } from './picture/decode';
import { enlarge } from './picture/enlarge';
import { evenLight } from './picture/even-light';
import { findFrame } from './picture/find-frame';
import type { Raster } from './picture/raster';
import { release } from './picture/release';
import { frontal, straightened, viewOf } from './picture/straighten';
import { LineReader } from './read-lines';
import { readScreen } from './read-screen';
import type { Recognizer } from './recognizer';
import { startRecognizer } from './tesseract';
import { UnreadableImage } from './unreadable-image';

const minMembers = 3;
const clearMove = 0.88;
/** A picture without a team that took more work has text enough, and gets no second pass. */
const maxFirst = maxEffort / 4;

const isRead = ({ species, moves }: ReadMember) =>
  species.key !== null || moves.filter(({ confidence }) => confidence >= clearMove).length >= 3;

interface Options {
  language?: Locale;
  models: Fetcher;
  allowed?: Allowed;
}

const recognizers = new Map<Locale, Promise<Recognizer>>();

let last: Promise<unknown> = Promise.resolve();

/** One image at a time, as an isolate has memory for one. @throws UnreadableImage, also if there is no team */
export function readTeamImage(bytes: Uint8Array, options: Options): Promise<ReadingResult> {
  const reading = last.then(() => readImage(bytes, options));
  last = reading.catch(() => {});
  return reading;
}

async function readImage(
  bytes: Uint8Array,
  { language, models, allowed = {} }: Options,
): Promise<ReadingResult> {
  const effort = new Effort();
  effort.decode(bytes);
  const decoded = await decodeImage(bytes, readingHeight, findFrame);
  // Yields the thread between steps.
  await scheduler.wait(0);
  const rooms = new Rooms();
  const { image, maps } = await findLevelLines(enlarge(decoded, readingHeight), rooms);
  const read = (found: typeof maps) => readLines(image, found, effort, { language, models, allowed });
  try {
    const result =
      (await read(maps)) ??
      (effort.spent < maxFirst ? await read(await findLines(image, rooms, paleGround)) : undefined);
    if (result) return result;
  } finally {
    release(image.pixels);
    rooms.clear();
  }
  throw new UnreadableImage('noTeamFound');
}

async function readLines(
  image: Raster,
  maps: LineMaps,
  effort: Effort,
  { language, models, allowed = {} }: Options,
): Promise<ReadingResult | undefined> {
  const lines = likelyLines([...maps.light.lines, ...maps.dark.lines]);
  const readers = new Map<Locale, LineReader>();
  const readerOf = async (locale: Locale) => {
    const reader =
      readers.get(locale) ??
      new LineReader(
        new Looks(await recognizerFor(locale, models), locale, effort),
        namesOnScreen(locale),
        maps,
        image.width,
      );
    readers.set(locale, reader);
    return reader;
  };
  for (const locale of await pickLanguages(lines, readerOf, language)) {
    const members = await readScreen(lines, await readerOf(locale), image, allowed);
    if (members.filter(isRead).length >= minMembers) return { language: locale, members, engineVersion };
  }
  return undefined;
}

async function findLevelLines(image: Raster, rooms: Rooms) {
  evenLight(image);
  await scheduler.wait(0);
  const maps = await findLines(image, rooms);
  await scheduler.wait(0);
  const view = viewOf([...maps.light.lines, ...maps.dark.lines], image);
  if (view === frontal) return { image, maps };
  const turned = straightened(image, view);
  release(image.pixels);
  await scheduler.wait(0);
  return { image: turned, maps: await findLines(turned, rooms) };
}

/** Starts each once per isolate. */
export function recognizerFor(locale: Locale, models: Fetcher): Promise<Recognizer> {
  let starting = recognizers.get(locale);
  if (!starting) {
    starting = start(locale, models);
    recognizers.set(locale, starting);
    starting.catch(() => recognizers.delete(locale));
  }
  return starting;
}

const modelFiles: Record<Locale, string> = { ja: 'jpn', en: 'eng' };

async function start(locale: Locale, models: Fetcher): Promise<Recognizer> {
  const answer = await models.fetch(`https://models/models/${modelFiles[locale]}.traineddata.gz`);
  if (!answer.ok || !answer.body) throw new Error(`No model for ${locale}: ${answer.status}`);
  const model = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const unpacked = new Uint8Array(model);
  const recognizer = await startRecognizer(locale, unpacked, namesOnScreen(locale).letters);
  release(unpacked);
  return recognizer;
}
