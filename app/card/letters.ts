import { type Canvas, type Color, fill, type Placing } from './canvas';
import font from './font.json';
import { type Segment, segmentsOf } from './path';

// M PLUS Rounded 1c Bold, cut down to the letters of cards by scripts/card-font.ts (license: OFL.txt).
const glyphs = font.glyphs as unknown as Record<string, [advance: number, path: string]>;
const outlines = new Map<string, readonly Segment[]>();

const lettersOf = (text: string) =>
  [...text.normalize('NFC')].filter((letter) => Object.hasOwn(glyphs, letter));

export const widthOf = (text: string, size: number): number =>
  lettersOf(text).reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) * (size / font.em);

export function write(canvas: Canvas, text: string, size: number, color: Color, at: Placing, max = Infinity) {
  const fittedSize = size * Math.min(1, max / widthOf(text, size));
  const scale = fittedSize / font.em;
  let x = at.x;
  for (const letter of lettersOf(text)) {
    const [advance, path] = glyphs[letter] as [number, string];
    const outline = outlines.get(letter) ?? segmentsOf(path);
    outlines.set(letter, outline);
    fill(canvas, outline, color, { x, y: at.y, scale });
    x += advance * scale;
  }
}
