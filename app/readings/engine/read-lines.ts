import type { Locale } from '~/locales/locale';
import type { LineMaps } from './find-lines';
import { drawLine, type LineShape } from './line-image';
import type { Looks } from './looks';
import { type Candidate, isInLonger, lettersOf, matchName } from './match-names';
import type { ScreenNames } from './names-on-screen';
import { segmentation } from './recognizer';
import type { Component, TextLine } from './text-line';

export interface ReadLine {
  line: TextLine;
  texts: string[];
  species: Candidate[];
  abilities: Candidate[];
  items: Candidate[];
  moves: Candidate[];
  stats?: Candidate[];
}

type Attempt = LineShape & { mode: number };

const attempts: Record<Locale, Attempt[]> = {
  ja: [
    { height: 24, padding: 4, stretch: 0.75, mode: segmentation.rawLine },
    // Without a wide margin, the model doubles kana with marks.
    { height: 24, padding: 16, threshold: 128, mode: segmentation.rawLine },
    { height: 32, padding: 24, threshold: 128, mode: segmentation.rawLine },
    { height: 48, padding: 10, mode: segmentation.rawLine },
  ],
  en: [
    { height: 24, padding: 4, stretch: 0.75, mode: segmentation.rawLine },
    { height: 40, padding: 12, mode: segmentation.line },
    // The layout analysis drops some short names.
    { height: 36, padding: 6, mode: segmentation.rawLine },
  ],
};

export const clearScore = 0.93;
/** A rival this near (Pound, Round) asks for a second look. */
const twinScore = 0.78;

/** Below certainScore (certainty.ts), so that the player is asked. */
const partScore = 0.85;

/** Sum of the differences in red, green and blue. A gender sign has 150 and more. */
const unlikeInk = 100;

const kinds = ['species', 'abilities', 'items', 'moves'] as const;
export type Kind = (typeof kinds)[number];

export class LineReader {
  private readonly begun = new Map<TextLine, { read: ReadLine; tried: number }>();

  constructor(
    readonly looks: Looks,
    private readonly names: ScreenNames,
    private readonly maps: LineMaps,
    private readonly imageWidth: number,
  ) {}

  on(maps: LineMaps, imageWidth: number): LineReader {
    return new LineReader(this.looks, this.names, maps, imageWidth);
  }

  async look(line: TextLine): Promise<ReadLine> {
    const begun = this.begunOf(line);
    if (begun.tried === 0) await this.lookAgain(line);
    return begun.read;
  }

  async readAs(kind: Kind, line: TextLine): Promise<ReadLine> {
    const begun = this.begunOf(line);
    const { read } = begun;
    while (begun.tried < attempts[this.looks.locale].length) {
      const [best, rival] = read[kind];
      const clear = (best?.score ?? 0) >= clearScore;
      if (clear && (begun.tried > 1 || (rival?.score ?? 0) < twinScore)) break;
      await this.lookAgain(line);
    }
    return read;
  }

  async readAsAny(line: TextLine): Promise<ReadLine> {
    const begun = this.begunOf(line);
    while (begun.tried < attempts[this.looks.locale].length && bestScore(begun.read) < clearScore)
      await this.lookAgain(line);
    return begun.read;
  }

  /** Doubts a name that a longer one contains if its line begins right of `from`, or something stands behind it. */
  doubtPart(kind: Kind, read: ReadLine, from: number): ReadLine {
    const [best] = read[kind];
    const { line } = read;
    const isCut = line.x > from + line.height / 2 || this.isFollowed(line);
    if (!best || !isCut || !isInLonger(this.names[kind], best)) return read;
    const doubted = (one: Candidate) => ({ ...one, score: Math.min(one.score, partScore) });
    return { ...read, [kind]: read[kind].map((one) => (one === best ? doubted(one) : one)) };
  }

  private isFollowed(line: TextLine): boolean {
    const right = line.x + line.width;
    return this.maps[line.polarity].glyphs.some((glyph) => {
      const height = (glyph.top + glyph.bottom) / 2;
      const isBeside = glyph.left >= right && glyph.left - right < line.height;
      const isInRow = height > line.y && height < line.y + line.height;
      const isTall = glyph.bottom - glyph.top > line.height / 3;
      return isBeside && isInRow && isTall && !line.parts.includes(glyph) && isInkOf(line, glyph);
    });
  }

  private begunOf(line: TextLine) {
    const begun = this.begun.get(line) ?? {
      read: { line, texts: [], species: [], abilities: [], items: [], moves: [] },
      tried: 0,
    };
    this.begun.set(line, begun);
    return begun;
  }

  /** Yields the thread after each look: locally the web worker shares it, and visitors would wait for seconds. */
  private async lookAgain(line: TextLine) {
    const begun = this.begunOf(line);
    const attempt = attempts[this.looks.locale][begun.tried++];
    if (!attempt) return;
    const { mode, ...shape } = attempt;
    const image = drawLine(line, this.maps[line.polarity], this.imageWidth, shape);
    const text = this.looks.textOf(image, mode);
    const { read } = begun;
    if (text && !read.texts.some((seen) => sameLetters(seen, text))) {
      read.texts.push(text);
      this.match(read, text);
    }
    await scheduler.wait(0);
  }

  private match(read: ReadLine, text: string) {
    const letters = lettersOf(text);
    for (const kind of kinds) read[kind] = merged(read[kind], matchName(this.names[kind], letters));
    read.stats = merged(read.stats ?? [], matchName(this.names.stats, letters));
  }
}

/** The letters of a name have one color. A gender sign behind it is blue or pink. */
function isInkOf({ parts }: TextLine, { ink }: Component): boolean {
  const unlike = (part: Component) =>
    part.ink.reduce((sum, one, i) => sum + Math.abs(one - (ink[i] ?? 0)), 0);
  return parts.length === 0 || parts.some((part) => unlike(part) < unlikeInk);
}

const sameLetters = (a: string, b: string) => String(lettersOf(a)) === String(lettersOf(b));

export const bestScore = (read: ReadLine) =>
  Math.max(read.stats?.[0]?.score ?? 0, ...kinds.map((kind) => read[kind][0]?.score ?? 0));

export function mergeReads(first: ReadLine, second: ReadLine): ReadLine {
  const both: ReadLine = { ...first, texts: [...new Set([...first.texts, ...second.texts])] };
  for (const kind of kinds) both[kind] = merged(first[kind], second[kind]);
  return both;
}

function merged(before: Candidate[], more: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of [...before, ...more]) {
    const name = candidate.keys[0] ?? '';
    if ((best.get(name)?.score ?? -1) < candidate.score) best.set(name, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
