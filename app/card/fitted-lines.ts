import type { Letters } from './letters';

/**
 * Breaks a text into at most `count` lines of `max` px in the first of the sizes in which all of them fit, so that they
 * are of one size. A text that is too long for the last size keeps it.
 */
export function fittedLines(
  letters: Letters,
  text: string,
  sizes: readonly number[],
  max: number,
  count: number,
) {
  const brokenAt = (size: number) => ({ size, lines: letters.linesOf(text, size, max, count) });
  const all = sizes.map(brokenAt);
  const fits = ({ size, lines }: ReturnType<typeof brokenAt>) =>
    lines.every((line) => letters.widthOf(line, size) <= max);
  return all.find(fits) ?? all.at(-1) ?? brokenAt(sizes[0] ?? 16);
}
