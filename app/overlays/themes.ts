import type { BroadcastEvent } from '~/broadcast/event';
import { sliceRanges, slicesOf } from '~/broadcast/slices';
import widths from './fonts/widths.json';
import { rulesOfLayout } from './layout';
import type { Picture } from './shot';
import type { LatinFace, Theme } from './theme';
import { themes } from './themes/themes';

const shapes = import.meta.glob<string>('./themes/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const fonts = import.meta.glob<string>('./fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Fallback for rare kanji in names. */
const fill = 'fill';
type Face = LatinFace | typeof fill;
const filled: readonly LatinFace[] = ['mplus', 'rounded', 'mochiy', 'dela'];

const families: Record<Face, [family: string, weight: number]> = {
  barlow: ['Barlow Condensed', 800],
  oswald: ['Oswald', 700],
  orbitron: ['Orbitron', 800],
  chakra: ['Chakra Petch', 700],
  mplus: ['M PLUS 1p', 800],
  rounded: ['M PLUS Rounded 1c', 800],
  dela: ['Dela Gothic One', 400],
  mochiy: ['Mochiy Pop One', 400],
  shippori: ['Shippori Mincho', 800],
  fill: ['Noto Sans JP', 900],
};

const narrowFace = 'barlow';

export const widthsOf = ({ faces }: Theme): Picture['widths'] => ({
  own: widths[faces.latin],
  narrow: widths[narrowFace],
});

const fileOf = (face: Face, slice: string): string | undefined => fonts[`./fonts/${face}-${slice}.woff2`];

/** CSS font order. A Japanese face that also draws Latin is listed twice. */
const stackOf = ({ latin, japanese }: Theme['faces']): [LatinFace, LatinFace, ...Face[]] =>
  filled.includes(japanese) ? [latin, japanese, fill] : [latin, japanese];

/** Slices of the given texts, plus those that upcoming texts always need. */
export function preloadsOf(event: BroadcastEvent, texts: string): string[] {
  const [latin, ...japanese] = stackOf(themes[event].faces);
  const latins: Face[] = [latin, narrowFace];
  const files = [...slicesOf(texts).add('latin').add('kana')].flatMap((slice) =>
    (slice === 'latin' ? latins : japanese).flatMap((face) => fileOf(face, slice) ?? []),
  );
  return [...new Set(files)];
}

/** One rule per slice, so that browsers fetch only the slices they need. */
function fontFaceRules(face: Face, isForLatin: boolean): string {
  const [family, weight] = families[face];
  const ofFace = `font-family:'${family}';font-weight:${weight};font-display:swap`;
  return sliceRanges
    .filter(([slice]) => !isForLatin || slice === 'latin')
    .map(([slice, range]) => [fileOf(face, slice), range])
    .filter(([file]) => file)
    .map(([file, range]) => `@font-face{${ofFace};src:url(${file}) format('woff2');unicode-range:${range}}`)
    .join('');
}

/** Fonts, colors and places of an event. */
export function stylesOf(event: BroadcastEvent): string {
  const { faces, colors, layout } = themes[event];
  const stack = stackOf(faces);
  const names = stack.map((face) => `'${families[face][0]}'`);
  const narrow = families[narrowFace][0];
  const [family, weight] = families[faces.latin];
  return [
    ...[...new Set<Face>([...stack, narrowFace])].map((face) =>
      // A Japanese face may draw the Latin letters beside another one.
      fontFaceRules(face, face === faces.latin && face !== faces.japanese),
    ),
    `:root{--latin:'${family}';--font:${names.join(',')},sans-serif;--narrow:'${narrow}',${names.slice(1).join(',')},sans-serif;--weight:${weight};`,
    `--ink:${colors.ink};--paper:${colors.paper};--accent:${colors.accent};--on-accent:${colors.onAccent}}`,
    rulesOfLayout(layout),
  ].join('');
}

export const shapesOf = (event: BroadcastEvent): string => shapes[`./themes/${event}.css`] ?? '';
