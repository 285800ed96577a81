import type { BroadcastEvent } from '~/broadcast/event';
import widths from '~/broadcast/fonts/widths.json';
import type { Picture } from './shot';
import type { JapaneseFace, LatinFace, Theme } from './theme';

const themes = import.meta.glob<Theme>('../themes/*.ts', { eager: true, import: 'theme' });
const shapes = import.meta.glob<string>('../themes/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const fonts = import.meta.glob<string>('../fonts/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

const families: Record<LatinFace, [family: string, weight: number]> = {
  barlow: ['Barlow Condensed', 800],
  oswald: ['Oswald', 700],
  orbitron: ['Orbitron', 800],
  chakra: ['Chakra Petch', 700],
  mplus: ['M PLUS 1p', 800],
  rounded: ['M PLUS Rounded 1c', 800],
  dela: ['Dela Gothic One', 400],
  mochiy: ['Mochiy Pop One', 400],
  shippori: ['Shippori Mincho', 800],
};

/** The looks of a named event: `themes/<event>.ts`. */
export function themeOf(event: BroadcastEvent): Theme {
  const theme = themes[`../themes/${event}.ts`];
  if (!theme) throw new Error(`app/broadcast/themes/${event}.ts is missing.`);
  return theme;
}

export const widthsOf = ({ latin }: Theme): Picture['widths'] => widths[latin];

/** A theme's own rules: its faces, its colors as custom properties, its shapes. */
export function stylesOf(event: BroadcastEvent): string {
  const { latin, japanese, colors } = themeOf(event);
  const faces = new Set<JapaneseFace | LatinFace>([latin, japanese, 'mplus']);
  const [family, weight] = families[latin];
  const stack = [latin, japanese, 'mplus' as const].map((face) => `'${families[face][0]}'`);
  return [
    ...[...faces].map((face) => fonts[`../fonts/${face}.css`] ?? ''),
    `:root{--latin:'${family}';--font:${[...new Set(stack)].join(',')},sans-serif;--weight:${weight};`,
    `--ink:${colors.ink};--paper:${colors.paper};--accent:${colors.accent};--on-accent:${colors.onAccent}}`,
    shapes[`../themes/${event}.css`] ?? '',
  ].join('');
}
