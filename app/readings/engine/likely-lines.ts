import { lineOf } from './join-lines';
import type { TextLine } from './text-line';

const maxLines = 120;
/** A line this much taller than usual, and than its letters, has something attached. */
const swollen = 1.4;
/** Heights: no name is as long, even with icons; lines of a web page are, and cost time. */
const maxLength = 20;

export function likelyLines(lines: readonly TextLine[]): TextLine[] {
  const heights = lines
    .filter((line) => line.width > line.height * 1.5)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 20;
  return lines
    .map((line) => {
      const letters = Math.max(usual, letterHeight(line));
      return line.height > letters * swollen && line.width > letters * 2 ? trimmed(line, letters) : line;
    })
    .filter(
      ({ width, height }) =>
        height >= usual * 0.5 && height <= usual * 1.7 && width <= Math.max(height, usual) * maxLength,
    )
    .sort((a, b) => b.contrast * b.width - a.contrast * a.width)
    .slice(0, maxLines);
}

function letterHeight({ parts }: TextLine): number {
  const heights = parts.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.75)] ?? 0;
}

function trimmed(line: TextLine, height: number): TextLine {
  const rows = new Int32Array(line.height);
  for (const part of line.parts)
    for (let y = part.top; y <= part.bottom; y++)
      rows[y - line.y] = (rows[y - line.y] ?? 0) + Math.min(height, part.right - part.left + 1);
  const band = Math.min(line.height, Math.round(height * 1.15));
  let best = 0;
  let fullest = 0;
  let sum = 0;
  for (let y = 0; y < line.height; y++) {
    sum += (rows[y] ?? 0) - (rows[y - band] ?? 0);
    if (y >= band - 1 && sum > fullest) {
      fullest = sum;
      best = y - band + 1;
    }
  }
  const top = line.y + best;
  const parts = line.parts.filter((part) => part.bottom >= top && part.top < top + band);
  if (parts.length === 0) return line;
  return { ...lineOf(parts, line.polarity), y: top, height: band };
}
