import { readFileSync } from 'node:fs';
import { scheduler } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { maxScans } from '~/images/image-format';
import type { Locale } from '~/locales/locale';
import { moveNames } from '~/pokedex/move-names';
import { speciesNames } from '~/pokedex/species-names';
import { findLines } from '~/readings/engine/find-lines';
import { likelyLines } from '~/readings/engine/likely-lines';
import { decodingEffort, Effort, Looks, maxEffort } from '~/readings/engine/looks';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import { pickLanguages } from '~/readings/engine/pick-language';
import type { Raster } from '~/readings/engine/picture/raster';
import { LineReader } from '~/readings/engine/read-lines';
import { readScreen } from '~/readings/engine/read-screen';
import { UnreadableImage } from '~/readings/engine/unreadable-image';
import { seeded } from '../../../bench/random';
import { jpegOfScans } from '../../../bench/reading/many-scans';

// A worker's global, which Node keeps in a module.
Object.assign(globalThis, { scheduler });

const [width, height] = [1280, 720];

function picture(isLight: (x: number, y: number) => boolean): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.fill(isLight(x, y) ? 250 : 25, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return { width, height, channels: 3, pixels };
}

const isLetter = (x: number, y: number) => x % 13 < 9 && (x % 13 < 3 || y % 6 < 2);
const pictures = {
  'stripes over its whole width': picture(
    (x, y) => y % 24 < 12 && (x * 7 + Math.floor(y / 24) * 131) % 37 < 25,
  ),
  'a page of text': picture((x, y) => y % 22 < 15 && isLetter(x, y % 22)),
  'a table of long words': picture((x, y) => y % 24 < 16 && x % 320 < 280 && isLetter(x, y % 24)),
  'a table of short words': picture((x, y) => y % 24 < 16 && x % 120 < 80 && isLetter(x, y % 24)),
  'two columns and four rows in each of three cards': picture(
    (x, y) => y % 240 < 150 && y % 36 < 18 && x % 600 > 300 && x % 600 < 480 && isLetter(x, y % 36),
  ),
};

const random = seeded(11);
const wordOf = (names: Record<string, Record<Locale, string>>, locale: Locale) => {
  const all = Object.values(names);
  return all[Math.floor(random() * all.length)]?.[locale] ?? '';
};
/** What a recognizer may make of it, the worst that it can. */
const sayings: Record<string, (locale: Locale) => string> = {
  nothing: () => '',
  'half of a name': (locale) => wordOf(moveNames, locale).slice(0, 4),
  moves: (locale) => wordOf(moveNames, locale),
  'moves and names': (locale) => wordOf(random() < 0.5 ? moveNames : speciesNames, locale),
};

/** Looks at a picture as the reader does. @returns how much was recognized, in columns; the Japanese count double */
async function effortFor(image: Raster, say: (locale: Locale) => string) {
  let spent = 0;
  const maps = await findLines(image);
  const lines = likelyLines([...maps.light.lines, ...maps.dark.lines]);
  const effort = new Effort();
  const readers = Object.fromEntries(
    (['ja', 'en'] as const).map((locale) => {
      const recognizer = {
        recognize: (line: { width: number }) => {
          spent += line.width * (locale === 'ja' ? 2 : 1);
          return { text: say(locale), confidence: 90 };
        },
      };
      return [
        locale,
        new LineReader(new Looks(recognizer, locale, effort), namesOnScreen(locale), maps, width),
      ];
    }),
  ) as Record<Locale, LineReader>;
  try {
    for (const locale of await pickLanguages(lines, async (one) => readers[one]))
      await readScreen(lines, readers[locale], image, {});
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error;
  }
  return spent;
}

describe('a picture that shows no team', () => {
  for (const [shown, image] of Object.entries(pictures))
    for (const [said, say] of Object.entries(sayings))
      it(`of ${shown} is given up in time, where the recognizer sees ${said}`, async () => {
        expect(await effortFor(image, say)).toBeLessThanOrEqual(maxEffort);
      });
});

describe('the looks at a picture', () => {
  const line = (shade: number) => ({ width: 300, height: 40, pixels: new Uint8Array(12_000).fill(shade) });
  const read: number[] = [];
  const recognizer = {
    recognize: ({ pixels }: { pixels: Uint8Array }) => {
      read.push(pixels[0] ?? 0);
      return { text: String(pixels[0]), confidence: 90 };
    },
  };

  it('at the same drawing are one', () => {
    const looks = new Looks(recognizer, 'en', new Effort());
    expect([1, 2, 1, 1].map((shade) => looks.textOf(line(shade), 7))).toEqual(['1', '2', '1', '1']);
    expect(read).toEqual([1, 2]);
  });

  it('end, in both languages together', () => {
    const effort = new Effort();
    const looks = (['ja', 'en'] as const).map((locale) => new Looks(recognizer, locale, effort));
    const lookOn = () => {
      for (let n = 0; n < 1000; n++) looks[n % 2]?.textOf(line(n % 250), n);
    };
    expect(lookOn).toThrow(UnreadableImage);
    expect(effort.spent).toBeLessThan(maxEffort + 600);
  });
});

describe('decoding a picture', () => {
  const screenshots = ['capture.jpg', 'switch.jpg', 'capture.png', 'capture.webp'];

  it('takes little of what there is, with as many scans as a program writes', () => {
    for (const name of screenshots)
      expect(decodingEffort(readFileSync(`tests/readings/uploads/${name}`))).toBeLessThan(maxEffort / 100);
    expect(decodingEffort(jpegOfScans(2560, 1600, 12))).toBeLessThan(maxEffort / 5);
    expect(decodingEffort(jpegOfScans(2560, 1600, maxScans))).toBeLessThan(maxEffort / 2);
  });

  it('counts with the looks, and is not begun where it takes too much', () => {
    const effort = new Effort();
    effort.decode(jpegOfScans(2560, 1600, maxScans));
    const looks = new Looks({ recognize: () => ({ text: '', confidence: 0 }) }, 'en', effort);
    const lookOn = () => {
      for (let n = 0; n < maxEffort; n++)
        looks.textOf({ width: 300, height: 1, pixels: new Uint8Array(300).fill(n) }, n);
    };
    expect(lookOn).toThrow(UnreadableImage);
    expect(effort.spent).toBeLessThan(maxEffort + 600);
    expect(() => new Effort().decode(jpegOfScans(2560, 1600, 2000))).toThrow('tooMuch');
  });
});
