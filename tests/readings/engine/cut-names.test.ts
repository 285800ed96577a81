import { describe, expect, it } from 'vitest';
import { certainScore } from '~/readings/engine/certainty';
import type { PolarityMap } from '~/readings/engine/find-lines';
import { Effort, Looks } from '~/readings/engine/looks';
import { lettersOf } from '~/readings/engine/match-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import { type Kind, LineReader } from '~/readings/engine/read-lines';
import type { Component } from '~/readings/engine/text-line';
import { read } from './card';

const height = 18;
const place = 100;

const white: Component['ink'] = [255, 255, 255];

const glyph = (left: number, ink = white): Component => ({
  ...{ left, right: left + 14, top: 0, bottom: height - 1, label: 1, pixels: 90, faint: false },
  ...{ contrast: 150, ink, red: 0, green: 0, blue: 0 },
});

/** The score of a text whose line begins at `x`, with the letters that stand behind it. */
function scoreAt(kind: Kind, text: string, locale: 'ja' | 'en', x: number, behind: Component[] = []) {
  const map: PolarityMap = { values: new Uint8Array(), labels: new Int32Array(), glyphs: behind, lines: [] };
  const recognizer = { recognize: () => ({ text, confidence: 90 }) };
  const looks = new Looks(recognizer, locale, new Effort());
  const reader = new LineReader(looks, namesOnScreen(locale), { light: map, dark: map }, 1280);
  const whole = read(text, locale);
  const line = { ...whole.line, x, y: 0, width: 60, height, parts: [glyph(x)] };
  return reader.doubtPart(kind, { ...whole, line }, place)[kind][0]?.score ?? 0;
}

const longer = (['ja', 'en'] as const).flatMap((locale) =>
  (['species', 'moves'] as const).flatMap((kind) => {
    const names = namesOnScreen(locale)[kind].entries.map(({ letters }) => String.fromCharCode(...letters));
    return names.flatMap((name) =>
      names
        .filter((other) => other !== name && other.endsWith(name))
        .map((other) => ({ locale, kind, name, other })),
    );
  }),
);

describe('a name that may be the end of a longer one', () => {
  it('there are such names in both languages', () => {
    expect(longer.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['コイル', 'ラッキー', 'charge'].map((name) => String.fromCharCode(...lettersOf(name))),
      ]),
    );
  });

  it.each(longer)(
    '$name is asked where its line begins right of its place ($other)',
    ({ locale, kind, name }) => {
      expect(scoreAt(kind, name, locale, place + 2)).toBeGreaterThan(certainScore);
      expect(scoreAt(kind, name, locale, place + 30)).toBeLessThan(certainScore);
    },
  );

  it('is asked, too, where letters stand behind it that belong to no line', () => {
    expect(scoreAt('moves', 'Charge', 'en', place, [glyph(place + 68)])).toBeLessThan(certainScore);
    expect(scoreAt('moves', 'Charge', 'en', place, [glyph(place + 200)])).toBeGreaterThan(certainScore);
  });

  it('is sure if what stands behind it has another color, as a gender sign has', () => {
    expect(scoreAt('species', 'Mew', 'en', place, [glyph(place + 68, [90, 190, 205])])).toBeGreaterThan(
      certainScore,
    );
  });

  it('is sure wherever it stands if no longer name has it', () => {
    expect(scoreAt('moves', 'Earthquake', 'en', place + 30)).toBeGreaterThan(certainScore);
  });
});
