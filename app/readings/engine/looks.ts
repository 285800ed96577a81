import { imageShape, scansOf } from '~/images/image-format';
import type { Locale } from '~/locales/locale';
import type { GrayImage, Recognizer } from './recognizer';
import { UnreadableImage } from './unreadable-image';

/** What a look costs for each column of the line as it is drawn: the Japanese model takes twice as long. */
const costPerColumn: Record<Locale, number> = { ja: 2, en: 1 };
/** What decoding costs for each million pixels and scan: once to be read, once for the phone's rendition. */
const costPerMegapixel = 200;
/**
 * All that one picture may take. A worker's clock stands still while it computes, so work is counted, not time: some 4 s,
 * and less than 6 s with what every picture takes. A team's screen takes 10,000 to 35,000.
 */
export const maxEffort = 56_000;
/** Of them, those at rectangles that have not been read: what is read so badly is no better after more. */
export const maxRereading = 20_000;

/** What decoding an image takes, as its head tells before it is done. */
export function decodingEffort(bytes: Uint8Array): number {
  const { width, height } = imageShape(bytes) ?? { width: 0, height: 0 };
  return costPerMegapixel * ((width * height) / 1e6) * scansOf(bytes);
}

/** What has been spent on one picture so far, in both languages. */
export class Effort {
  spent = 0;

  /** @throws UnreadableImage where a picture takes more than any team's screen does */
  look(locale: Locale, columns: number) {
    this.spend(costPerColumn[locale] * columns);
  }

  /** Before it is done: @throws UnreadableImage where that alone takes too much */
  decode(bytes: Uint8Array) {
    this.spend(decodingEffort(bytes));
  }

  private spend(effort: number) {
    this.spent += effort;
    if (this.spent > maxEffort) throw new UnreadableImage('tooMuch');
  }
}

/** The recognizer of one language at one picture: nothing is looked at twice, and all looks are counted. */
export class Looks {
  private readonly seen = new Map<string, string>();

  constructor(
    private readonly recognizer: Recognizer,
    readonly locale: Locale,
    readonly effort: Effort,
  ) {}

  textOf(image: GrayImage, mode: number): string {
    const key = `${mode} ${image.width} ${hashOf(image.pixels)}`;
    let text = this.seen.get(key);
    if (text === undefined) {
      this.effort.look(this.locale, image.width);
      text = this.recognizer.recognize(image, mode).text;
      this.seen.set(key, text);
    }
    return text;
  }
}

/** FNV-1a, in two halves: 53 bits would do, this is 64. */
function hashOf(pixels: Uint8Array): string {
  let [even, odd] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i + 1 < pixels.length; i += 2) {
    even = Math.imul(even ^ (pixels[i] as number), 0x01000193);
    odd = Math.imul(odd ^ (pixels[i + 1] as number), 0x01000193);
  }
  return `${even} ${odd}`;
}
