import { describe, expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import { themes } from '~/overlays/themes/themes';
import { accents } from '~/ui/event-colors/accents';
import { hexOf, tintOf } from '~/ui/event-colors/oklch';
import { paletteOf, rulesOf } from '~/ui/event-colors/palette';

/** Relative luminance of a hex color (WCAG 2.2). */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Tone = [lightness: number, chroma: number, hue: number];

// The site's paper, sheet and sunken colors (ui/tokens.css).
const light: Tone[] = [
  [0.976, 0.008, 165],
  [1, 0, 0],
  [0.948, 0.012, 170],
];
const dark: Tone[] = [
  [0.185, 0.02, 205],
  [0.235, 0.023, 203],
  [0.285, 0.024, 202],
];

it('knows hue and chroma of a color, and the color of them', () => {
  const { chroma, hue } = tintOf('#ff0000');
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect(hue).toBeCloseTo(29.23, 1);
  expect(hexOf(0.62796, chroma, hue)).toBe('#ff0000');
  expect(hexOf(1, 0.2, hue)).toBe('#ffffff');
});

describe.each(broadcastEvents)('the colors of %s', (event) => {
  const palette = paletteOf(event);

  it('are those it has on air', () => {
    expect(themes[event].colors).toMatchObject(accents[event]);
    expect(rulesOf(event)).toContain(`--yuzu:${accents[event].accent}`);
  });

  it('are read on every paper, in light and in dark', () => {
    const pairs = [
      ...light.flatMap((tone) =>
        [palette.light.brand, palette.light.link].map((ink) => [ink, hexOf(...tone)]),
      ),
      ...dark.flatMap((tone) => [palette.dark.brand, palette.dark.link].map((ink) => [ink, hexOf(...tone)])),
      ...[palette.light, palette.dark].flatMap((tones) => [
        [tones['on-brand'], tones.brand],
        [tones['on-brand'], tones['brand-hover']],
        [tones.brand, tones['brand-soft']],
      ]),
      [accents[event].onAccent, accents[event].accent],
      ['#f4fbf8', palette.wall.ground],
      [palette.wall.pale, palette.wall.ground],
      ['#f4fbf8', palette.wall.edge],
      ...[palette.card.paper, palette.card.deep].flatMap((ground) =>
        [palette.card.pale, palette.card.bright, '#ffffff'].map((ink) => [ink, ground]),
      ),
      ['#ffffff', palette.card.lit],
      ['#12292c', palette.card.bright],
    ];
    for (const [ink = '', paper = ''] of pairs)
      expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });
});
