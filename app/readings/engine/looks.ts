import { imageShape, scansOf } from '~/images/image-format';
import type { Locale } from '~/locales/locale';
import type { GrayImage, Recognizer } from './recognizer';
import { UnreadableImage } from './unreadable-image';

/** Cost of a look for each column of the drawn line: the Japanese model takes twice as long. */
const costPerColumn: Record<Locale, number> = { ja: 2, en: 1 };
/** Cost of decoding for each megapixel and scan: once for reading, once for the rendition. */
const costPerMegapixel = 200;
/** Work budget, as a worker's clock stops while it computes: 4 s, or 6 s in all. Team screens take 10,000 to 35,000. */
export const maxEffort = 56_000;
/** Share of it for unread rectangles: what reads so badly gets no better with more tries. */
export const maxRereading = 20_000;

export function decodingEffort(bytes: Uint8Array): number {
  const { width, height } = imageShape(bytes) ?? { width: 0, height: 0 };
  return costPerMegapixel * ((width * height) / 1e6) * scansOf(bytes);
}

export class Effort {
  spent = 0;

  constructor(private readonly max = maxEffort) {}

  /** @throws UnreadableImage if a picture takes more than any team's screen */
  look(locale: Locale, columns: number) {
    this.spend(costPerColumn[locale] * columns);
  }

  /** Called before decoding. @throws UnreadableImage if that alone takes too much */
  decode(bytes: Uint8Array) {
    this.spend(decodingEffort(bytes));
  }

  private spend(effort: number) {
    this.spent += effort;
    if (this.spent > this.max) throw new UnreadableImage('tooMuch');
  }
}

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

function hashOf(pixels: Uint8Array): string {
  let [even, odd] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i + 1 < pixels.length; i += 2) {
    even = Math.imul(even ^ (pixels[i] as number), 0x01000193);
    odd = Math.imul(odd ^ (pixels[i + 1] as number), 0x01000193);
  }
  return `${even} ${odd}`;
}
