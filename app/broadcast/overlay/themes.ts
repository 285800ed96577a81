import type { BroadcastEvent } from '~/broadcast/event';
import slices from '~/broadcast/fonts/slices.json';
import widths from '~/broadcast/fonts/widths.json';
import { themes } from '~/broadcast/themes/themes';
import { rulesOfLayout } from './layout';
import type { Picture } from './shot';
import type { LatinFace, Theme } from './theme';

const shapes = import.meta.glob<string>('../themes/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const fonts = import.meta.glob<string>('../fonts/*.woff2', {
  eager: true,
  query: '?url',
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

const narrowFace = 'barlow';

export const widthsOf = ({ faces }: Theme): Picture['widths'] => widths[faces.latin];

/** Of each slice of a face's characters a rule: a browser fetches the slices that a text needs. */
function rulesOf(face: LatinFace): string {
  const [family, weight] = families[face];
  const ofFace = `font-family:'${family}';font-weight:${weight};font-display:swap`;
  return Object.entries(slices)
    .map(([slice, range]) => [fonts[`../fonts/${face}-${slice}.woff2`], range])
    .filter(([file]) => file)
    .map(([file, range]) => `@font-face{${ofFace};src:url(${file}) format('woff2');unicode-range:${range}}`)
    .join('');
}

export function stylesOf(event: BroadcastEvent): string {
  const { faces, colors, layout } = themes[event];
  const stack = [...new Set<LatinFace>([faces.latin, faces.japanese, 'mplus'])];
  const names = stack.map((face) => `'${families[face][0]}'`);
  // Items and moves stand close together: their Latin letters are narrow in every event.
  const narrow = families[narrowFace][0];
  const [family, weight] = families[faces.latin];
  return [
    ...[...new Set<LatinFace>([...stack, narrowFace])].map(rulesOf),
    `:root{--latin:'${family}';--font:${names.join(',')},sans-serif;--narrow:'${narrow}',${names.slice(1).join(',')},sans-serif;--weight:${weight};`,
    `--ink:${colors.ink};--paper:${colors.paper};--accent:${colors.accent};--on-accent:${colors.onAccent}}`,
    rulesOfLayout(layout),
    shapes[`../themes/${event}.css`] ?? '',
  ].join('');
}
