import type { Locale } from '~/locales/locale';
import type { GrayImage, Recognizer } from './recognizer';
import { UnreadableImage } from './unreadable-image';

/** What a look costs for each column of the line as it is drawn: the Japanese model takes twice as long. */
const costPerColumn: Record<Locale, number> = { ja: 2, en: 1 };
/**
 * All looks at one picture. A worker's clock stands still while it computes, so work is counted, not time: some 4 s.
 * A team's screen takes 10,000 to 35,000.
 */
export const maxEffort = 56_000;
/** Of them, those at rectangles that have not been read: what is read so badly is no better after more. */
export const maxRereading = 20_000;

/** What has been spent on one picture so far, in both languages. */
export class Effort {
  spent = 0;

  /** @throws UnreadableImage where a picture takes more than any team's screen does */
  spend(locale: Locale, columns: number) {
    this.spent += costPerColumn[locale] * columns;
    if (this.spent > maxEffort) throw new UnreadableImage('noTeamFound');
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
      this.effort.spend(this.locale, image.width);
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
