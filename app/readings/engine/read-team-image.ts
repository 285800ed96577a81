import { type Locale, locales } from '~/locales/locale';
import type { ReadingResult, ReadMember } from '../reading';
import { arrangePanel } from './arrange';
import { decodeImage, readingHeight } from './decode';
import { enlarge } from './enlarge';
import { findMoveGrid, type MoveGrid, middle } from './find-grid';
import { findLines, type PolarityMap } from './find-lines';
import { findNamePanels } from './find-name-panels';
import { lineOf } from './join-lines';
import { namesOnScreen } from './names-on-screen';
import { bestScore, clearScore, LineReader, type ReadLine } from './read-lines';
import { release } from './release';
import { type Recognizer, startRecognizer } from './tesseract';
import type { Polarity, TextLine } from './text-line';
import { UnreadableImage } from './unreadable-image';

const engineVersion = 'sixsheet-1/tesseract-5';

/** As on a sheet: with fewer species than these it is no team. */
const minMembers = 3;

interface Options {
  /** Of the screen; found out when not given. */
  language?: Locale;
  /** Serves `/models/jpn.traineddata.gz` and `/models/eng.traineddata.gz`. */
  models: Fetcher;
}

const recognizers = new Map<Locale, Promise<Recognizer>>();

let last: Promise<unknown> = Promise.resolve();

/** One image after the other: an isolate has room for one. @throws UnreadableImage, also where no team is */
export function readTeamImage(bytes: Uint8Array, options: Options): Promise<ReadingResult> {
  const reading = last.then(() => readImage(bytes, options));
  last = reading.catch(() => {});
  return reading;
}

async function readImage(bytes: Uint8Array, { language, models }: Options): Promise<ReadingResult> {
  const decoded = await decodeImage(bytes);
  // Between the steps, as between the lines, the thread is given back.
  await scheduler.wait(0);
  const image = enlarge(decoded, readingHeight);
  await scheduler.wait(0);
  const maps = await findLines(image);
  await scheduler.wait(0);
  release(image.pixels);
  const lines = likelyLines([...maps.light.lines, ...maps.dark.lines]);
  const readers = new Map<Locale, LineReader>();
  const readerOf = async (locale: Locale) => {
    const reader = readers.get(locale) ?? (await lineReader(locale, maps, image.width, models));
    readers.set(locale, reader);
    return reader;
  };
  const likeliest = language ?? (await voteLanguage(lines, readerOf));
  // A player of one language may well show a screen of another.
  for (const locale of [likeliest, ...locales.filter((other) => other !== likeliest)]) {
    const members = await readMembers(lines, await readerOf(locale), maps);
    if (members.filter(({ species }) => species.key).length >= minMembers)
      return { language: locale, members, engineVersion };
  }
  throw new UnreadableImage('noTeamFound');
}

async function readMembers(
  lines: TextLine[],
  reader: LineReader,
  maps: Record<Polarity, PolarityMap>,
): Promise<ReadMember[]> {
  const read: ReadLine[] = [];
  for (const line of lines) read.push(await reader.read(line));
  const grid = findMoveGrid(read);
  await scheduler.wait(0);
  return grid
    ? readPanels(grid, read, reader, maps)
    : findNamePanels(read).map((panel) => arrangePanel(panel, []));
}

/** Lines of about the usual height, the longest list that a screen may hold. */
function likelyLines(lines: TextLine[]): TextLine[] {
  const wide = lines.filter((line) => line.width > line.height * 1.5);
  const heights = wide.map((line) => line.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 20;
  return lines
    .filter((line) => line.height >= usual * 0.5 && line.height <= usual * 1.7)
    .sort((a, b) => b.contrast * b.width - a.contrast * a.width)
    .slice(0, 110);
}

async function lineReader(
  locale: Locale,
  maps: Record<Polarity, PolarityMap>,
  width: number,
  models: Fetcher,
) {
  return new LineReader(await recognizerFor(locale, models), namesOnScreen(locale), locale, maps, width);
}

function recognizerFor(locale: Locale, models: Fetcher): Promise<Recognizer> {
  let starting = recognizers.get(locale);
  if (!starting) {
    starting = start(locale, models);
    recognizers.set(locale, starting);
    // A fault in passing is not kept.
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

const voters = 8;

/** In which some clear lines read as names; Japanese is asked first, and alone when it is sure. */
async function voteLanguage(
  lines: TextLine[],
  readerOf: (locale: Locale) => Promise<LineReader>,
): Promise<Locale> {
  const asked = votingLines(lines);
  let best: { locale: Locale; score: number } = { locale: locales[0], score: 0 };
  for (const locale of locales) {
    const reader = await readerOf(locale);
    const scores: number[] = [];
    for (const line of asked) scores.push(bestScore(await reader.read(line, 1)));
    const score = scores.reduce((sum, one) => sum + one, 0);
    if (score > best.score) best = { locale, score };
    if (scores.filter((one) => one >= clearScore).length >= asked.length / 2) break;
  }
  return best.locale;
}

/** The widest of those which stand out and are as high as most: a picture's streaks are wide, too. */
function votingLines(lines: TextLine[]): TextLine[] {
  const long = lines.filter(({ parts, width, height }) => parts.length >= 4 && width > 2.5 * height);
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const usual = middle(long.map(({ height }) => height));
  const clear = middle(long.map(({ contrast }) => contrast));
  return long
    .filter(({ height, contrast }) => Math.abs(height - usual) < usual * 0.3 && contrast > clear * 0.75)
    .sort((a, b) => b.width / b.height - a.width / a.height)
    .slice(2, 2 + voters);
}

async function readPanels(
  grid: MoveGrid,
  read: ReadLine[],
  reader: LineReader,
  maps: Record<Polarity, PolarityMap>,
): Promise<ReadMember[]> {
  const members: ReadMember[] = [];
  for (let panel = 0; panel < grid.panels; panel++) {
    for (const [c, { x }] of grid.columns.entries()) {
      const top = grid.top + panel * grid.panelPitch;
      const center = top + 1.5 * grid.rowPitch;
      const from = c === 0 ? 0 : (grid.columns[c - 1]?.right ?? 0);
      const beside = read.filter(
        (one) =>
          one.line.x >= from - 4 &&
          one.line.x + one.line.width / 2 < x - 8 &&
          Math.abs(middle(one) - center) < grid.panelPitch / 2,
      );
      const moves: (ReadLine | undefined)[] = [];
      for (let row = 0; row < 4; row++) moves.push(await moveAt(x, top + row * grid.rowPitch));
      members.push(arrangePanel(beside, moves));
      await scheduler.wait(0);
    }
  }
  return members;

  async function moveAt(x: number, y: number): Promise<ReadLine | undefined> {
    const near = read
      .filter(
        (one) => Math.abs(middle(one) - y) < grid.rowPitch * 0.4 && Math.abs(one.line.x - x) < grid.rowPitch,
      )
      .sort((a, b) => (b.moves[0]?.score ?? 0) - (a.moves[0]?.score ?? 0))[0];
    if ((near?.moves[0]?.score ?? 0) >= 0.8) return near;
    const again = slotLine(x, y);
    const reread = again && (await reader.read(again));
    return (reread?.moves[0]?.score ?? 0) > (near?.moves[0]?.score ?? 0) ? reread : near;
  }

  /** The slot's rectangle as a line of its own, whatever the lines found there were. */
  function slotLine(x: number, y: number): TextLine | undefined {
    const right = Math.max(...grid.columns.map((column) => column.right - column.x)) + x + grid.rowPitch;
    const found = (['light', 'dark'] as const).map((polarity) => {
      const parts = maps[polarity].glyphs.filter(
        (glyph) =>
          glyph.left >= x - 6 &&
          glyph.right <= right &&
          Math.abs((glyph.top + glyph.bottom) / 2 - y) < grid.rowPitch * 0.45,
      );
      return parts.length > 1 ? lineOf(parts, polarity) : undefined;
    });
    const [light, dark] = found;
    if (!light || !dark) return light ?? dark;
    return light.contrast * light.width > dark.contrast * dark.width ? light : dark;
  }
}
