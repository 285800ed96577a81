// M PLUS Rounded 1c ExtraBold, and Noto Sans JP for rare kanji that it lacks (licenses: OFL.txt, overlays/fonts). The build
// cuts them into slices of static files (scripts/vite/card-letters.ts): all together have 9 MB.

export const unitsPerEm = 500;

/** Its width in units, and its SVG path with the baseline at 0. */
export type Outline = readonly [advance: number, path: string];

/** Names a letter's slice: 256 code points, or all rare kanji beyond the Basic Multilingual Plane. */
export function sliceOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code > 0xffff) return code >> 16 === 2 ? 'rare' : 'none';
  return (code >> 8).toString(16);
}

/** Path of a slice below the built static files. */
export const slicePath = (slice: string) => `letters/${slice}.txt`;

/** One line for each letter: searching a slice costs less than parsing it. */
export const writeSlice = (outlines: ReadonlyMap<string, Outline>): string =>
  `\n${[...outlines].map(([letter, [advance, path]]) => `${letter}\t${advance}\t${path}\n`).join('')}`;

export function findOutline(slice: string, letter: string): Outline | undefined {
  const at = slice.indexOf(`\n${letter}\t`);
  if (at < 0) return undefined;
  const [, advance, path = ''] = slice.slice(at + 1, slice.indexOf('\n', at + 1)).split('\t');
  return [Number(advance), path];
}
