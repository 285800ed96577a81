import { reached } from '~/http/faults';
import { fewAtOnce } from '~/limits/few-at-once';
import { recentlyUsed } from '~/memory/recently-used';
import { graphemesOf, wordsOf } from '~/text/text';
import { type Canvas, type Color, fill, type Placing } from './canvas';
import { findOutline, type Outline, sliceOf, slicePath, unitsPerEm } from './outlines';
import { type Segment, segmentsOf } from './path';

/** Fetches a static file; `null` if there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

export const fileReader =
  (assets: Fetcher): ReadFile =>
  async (path) => {
    const answer = await reached(assets.fetch(`https://assets.local/${path}`));
    if (answer.ok) return reached(answer.text());
    await answer.body?.cancel();
    return null;
  };

/** Letters that a card has asked for: draws texts of these alone. */
export interface Letters {
  /** Width in px. */
  widthOf(text: string, size: number): number;
  /** Writes from `at` on the baseline; fitted into `max` px by smaller letters, then by an ellipsis. */
  write(canvas: Canvas, text: string, size: number, color: Color, at: Placing, max?: number): void;
  /** Breaks a text into at most `count` lines of `max` px at blanks, or between words that have none, or within a word that is too wide. */
  linesOf(text: string, size: number, max: number, count: number): string[];
}

const maxTextLength = 300;
const minShare = 0.55;

// Names of players and tournaments need some ten slices of 80 KB.
const slices = recentlyUsed<string>(48, 5_000_000, (text) => text);

// Stands for a letter that no font has.
const box: Outline = [unitsPerEm, 'M70-370h360v360h-360zM105-335v290h290v-290z'];
const blank: Outline = [unitsPerEm / 3, ''];

const lettersIn = (text: string) => graphemesOf(text.slice(0, maxTextLength).normalize('NFC'));
/** A letter, and how else it may be written: half-width kana in full width, ㌔ as キロ. */
const spellingsOf = (letter: string) => [letter, letter.normalize('NFKC')].map((each) => [...each]);

/** Loads what these texts need; a text that is not among them is drawn as boxes. @throws Unavailable */
export async function loadLetters(readFile: ReadFile, texts: readonly string[]): Promise<Letters> {
  const letters = new Set(texts.flatMap(lettersIn).concat('…'));
  const names = new Set([...letters].flatMap((letter) => spellingsOf(letter).flat().map(sliceOf)));
  const loaded = new Map(
    await fewAtOnce([...names], async (name) => [name, await readSlice(readFile, name)] as const),
  );
  const find = (letter: string) => findOutline(loaded.get(sliceOf(letter)) ?? '', letter);
  return lettersFrom(new Map([...letters].map((letter) => [letter, outlinesOf(letter, find)])));
}

async function readSlice(readFile: ReadFile, name: string): Promise<string> {
  const found = slices.find(name) ?? (await readFile(slicePath(name))) ?? '';
  slices.keep(name, found);
  return found;
}

/** Outlines of a grapheme: marks that no font combines are left out, and an emoji is one box. */
function outlinesOf(letter: string, find: (letter: string) => Outline | undefined): readonly Outline[] {
  for (const spelling of spellingsOf(letter)) {
    const found = spelling.map(find);
    if (found.every((each) => each !== undefined)) return found;
  }
  const [first = ''] = letter;
  if (/^[\s\p{C}\p{M}]/u.test(first)) return [blank];
  return [find(first) ?? box];
}

function lettersFrom(outlines: ReadonlyMap<string, readonly Outline[]>): Letters {
  const segments = new Map<Outline, readonly Segment[]>();
  const segmentsFor = (outline: Outline) => {
    const found = segments.get(outline) ?? segmentsOf(outline[1]);
    segments.set(outline, found);
    return found;
  };
  const outlinesIn = (text: string) => lettersIn(text).flatMap((letter) => outlines.get(letter) ?? [box]);
  const widthOf = (text: string, size: number) =>
    outlinesIn(text).reduce((sum, [advance]) => sum + advance, 0) * (size / unitsPerEm);

  /** Leaves out the last letters. */
  function cut(text: string, size: number, max: number): string {
    const letters = lettersIn(text);
    let width = widthOf(`${text}…`, size);
    while (width > max && letters.length > 0) width -= widthOf(letters.pop() ?? '', size);
    return `${letters.join('').trimEnd()}…`;
  }

  return {
    widthOf,
    write(canvas, text, size, color, at, max = Infinity) {
      const share = Math.max(minShare, Math.min(1, max / widthOf(text, size)));
      const shown = widthOf(text, size * share) > max + 1 ? cut(text, size * share, max) : text;
      const scale = (size * share) / unitsPerEm;
      let { x } = at;
      for (const outline of outlinesIn(shown)) {
        fill(canvas, segmentsFor(outline), color, { x, y: at.y, scale });
        x += outline[0] * scale;
      }
    },
    linesOf(text, size, max, count) {
      const lines: string[] = [''];
      const parts = text.slice(0, maxTextLength).match(/\S+\s*/gu) ?? [];
      const isWide = (part: string) => widthOf(part.trimEnd(), size) > max;
      const words = parts
        .flatMap((part) => (isWide(part) ? wordsOf(part) : [part]))
        .flatMap((word) => (isWide(word) ? graphemesOf(word) : [word]));
      for (const word of words) {
        const line = lines.at(-1) ?? '';
        const fits = line === '' || widthOf((line + word).trimEnd(), size) <= max;
        if (fits || lines.length === count) lines[lines.length - 1] = line + word;
        else lines.push(word.trimStart());
      }
      return lines.map((line) => line.trim());
    },
  };
}
