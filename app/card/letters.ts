import { type Canvas, type Color, fill, type Placing } from './canvas';
import font from './font.json';
import { type Line, linesOf } from './path';

// M PLUS Rounded 1c Bold, cut down to what a card writes (scripts/card-font.ts; its license is OFL.txt).
const glyphs = font.glyphs as unknown as Record<string, [advance: number, path: string]>;
const drawn = new Map<string, readonly Line[]>();

const lettersOf = (text: string) =>
  [...text.normalize('NFC')].filter((letter) => Object.hasOwn(glyphs, letter));

/** In pixels at this size; letters that the font lacks take no room. */
export const widthOf = (text: string, size: number): number =>
  lettersOf(text).reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) * (size / font.em);

/** On its base line; drawn smaller where it would be wider than `max` pixels. */
export function write(canvas: Canvas, text: string, size: number, color: Color, at: Placing, max = Infinity) {
  const fitted = size * Math.min(1, max / widthOf(text, size));
  const scale = fitted / font.em;
  let x = at.x;
  for (const letter of lettersOf(text)) {
    const [advance, path] = glyphs[letter] as [number, string];
    const lines = drawn.get(letter) ?? linesOf(path);
    drawn.set(letter, lines);
    fill(canvas, lines, color, { x, y: at.y, scale });
    x += advance * scale;
  }
}
