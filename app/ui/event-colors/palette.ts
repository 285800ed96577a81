import { accents, type ColorfulEvent } from './accents';
import { hexOf, tintOf } from './oklch';

// The lightness of the site's own colors (ui/tokens.css), so that contrasts stay; hue and chroma are the event's.
const looks = {
  light: {
    brand: [0.44, 1],
    'brand-hover': [0.38, 0.9],
    'brand-soft': [0.935, 0.28],
    link: [0.42, 1],
    'on-brand': [0.99, 0.05],
  },
  dark: {
    brand: [0.8, 1],
    'brand-hover': [0.86, 0.85],
    'brand-soft': [0.31, 0.4],
    link: [0.84, 0.85],
    'on-brand': [0.2, 0.3],
  },
  /** Pictures of links. */
  card: {
    paper: [0.38, 0.75],
    deep: [0.31, 0.65],
    lit: [0.48, 0.75],
    ray: [0.42, 0.75],
    pale: [0.85, 0.4],
    bright: [0.87, 1],
  },
  /** The screen on a wall, which is dark for everybody. */
  wall: { ground: [0.22, 0.32], panel: [0.3, 0.45], edge: [0.48, 0.7], pale: [0.85, 0.4] },
} as const satisfies Record<string, Record<string, readonly [lightness: number, chroma: number]>>;

type Looks = typeof looks;
export type Palette = { [Name in keyof Looks]: Record<keyof Looks[Name], string> };

const maxChroma = 0.13;

/** The colors of an event for pages, all hex. */
export function paletteOf(event: ColorfulEvent): Palette {
  const tint = tintOf(accents[event].accent);
  const chroma = Math.min(tint.chroma, maxChroma);
  const colored = Object.entries(looks).map(([name, tones]) => [
    name,
    Object.fromEntries(
      Object.entries(tones).map(([tone, [lightness, part]]) => [
        tone,
        hexOf(lightness, chroma * part, tint.hue),
      ]),
    ),
  ]);
  return Object.fromEntries(colored);
}

const tokens = (tones: Record<string, string>, prefix = '') =>
  Object.entries(tones)
    .map(([name, color]) => `--${prefix}${name}:${color};`)
    .join('');

/** Replaces the site's colors within a page. Who asks for more contrast gets the site's own. */
export function rulesOf(event: ColorfulEvent): string {
  const { light, dark, wall } = paletteOf(event);
  const { accent, onAccent } = accents[event];
  const always = `--event:${light.brand};--yuzu:${accent};--on-yuzu:${onAccent};${tokens(wall, 'wall-')}`;
  return [
    '@media (prefers-contrast:no-preference){',
    `body{${tokens(wall, 'wall-')}}main,.bar{${always}${tokens(light)}}`,
    `@media (prefers-color-scheme:dark){main,.bar{${tokens(dark)}}}}`,
  ].join('');
}
