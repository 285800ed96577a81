import type { Locale } from '~/locales/locale';
import type { PolarityMap } from './find-lines';
import { drawLine, type LineShape } from './line-image';
import { type Candidate, lettersOf, matchName } from './match-names';
import type { ScreenNames } from './names-on-screen';
import { type Recognizer, segmentation } from './tesseract';
import type { Polarity, TextLine } from './text-line';

export interface ReadLine {
  line: TextLine;
  texts: string[];
  species: Candidate[];
  abilities: Candidate[];
  items: Candidate[];
  moves: Candidate[];
}

type Attempt = LineShape & { mode: number };

// Each next way of drawing a line is tried only when no name fits what the ones before gave.
const attempts: Record<Locale, Attempt[]> = {
  ja: [
    { height: 32, padding: 4, mode: segmentation.rawLine },
    { height: 36, padding: 4, threshold: 128, mode: segmentation.line },
    { height: 40, padding: 4, mode: segmentation.rawLine },
  ],
  en: [
    { height: 40, padding: 12, mode: segmentation.line },
    { height: 40, padding: 12, threshold: 128, mode: segmentation.line },
  ],
};

/** From here on a match is taken without a second look. */
export const clearScore = 0.93;

const kinds = ['species', 'abilities', 'items', 'moves'] as const;

export class LineReader {
  private readonly begun = new Map<TextLine, { read: ReadLine; tried: number }>();

  constructor(
    private readonly recognizer: Recognizer,
    private readonly names: ScreenNames,
    readonly locale: Locale,
    private readonly maps: Record<Polarity, PolarityMap>,
    private readonly imageWidth: number,
  ) {}

  /** Goes on where the last look ended. Gives the thread back meanwhile: locally the web worker shares it. */
  async read(line: TextLine, max = 3): Promise<ReadLine> {
    const begun = this.begun.get(line) ?? {
      read: { line, texts: [], species: [], abilities: [], items: [], moves: [] },
      tried: 0,
    };
    this.begun.set(line, begun);
    const { read } = begun;
    for (const { mode, ...shape } of attempts[this.locale].slice(begun.tried, max)) {
      if (bestScore(read) >= clearScore) break;
      begun.tried++;
      const image = drawLine(line, this.maps[line.polarity], this.imageWidth, shape);
      const { text } = this.recognizer.recognize(image, mode);
      if (text && !read.texts.includes(text)) {
        read.texts.push(text);
        this.match(read, text);
      }
      await scheduler.wait(0);
    }
    return read;
  }

  private match(read: ReadLine, text: string) {
    const letters = lettersOf(text);
    for (const kind of kinds) read[kind] = merged(read[kind], matchName(this.names[kind], letters));
  }
}

export const bestScore = (read: ReadLine) => Math.max(...kinds.map((kind) => read[kind][0]?.score ?? 0));

function merged(before: Candidate[], more: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of [...before, ...more]) {
    const name = candidate.keys[0] ?? '';
    if ((best.get(name)?.score ?? -1) < candidate.score) best.set(name, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
