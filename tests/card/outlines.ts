import { slicePath } from '~/card/outlines';
import { lazy } from '~/memory/lazy';
import { openFonts } from '../../scripts/letter-outlines';

const fonts = lazy(openFonts);
const names = lazy(() => new Map(fonts().names.map((name) => [slicePath(name), name])));

export const hasLetter = (letter: string) => fonts().has(letter);

/** The slices that the build writes, without a build. */
export async function readSlice(path: string) {
  const name = names().get(path);
  return name === undefined ? null : fonts().cut(name);
}
