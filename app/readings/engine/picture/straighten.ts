import type { TextLine } from '../text-line';
import type { Raster } from './raster';

/** Less than this, as a slope, does no harm; more is no capture held a little askew. */
const minSlope = 0.006;
const maxSlope = 0.12;
const minLines = 8;

/** How far lines sink for each pixel to the right, as most of them say; 0 when they are straight, or say nothing. */
export function slopeOf(lines: readonly TextLine[]): number {
  const slopes = lines.flatMap(({ parts, width, height }) => {
    if (parts.length < 4 || width < 4 * height) return [];
    // Of letters as tall as the line, since small marks hang anywhere.
    const letters = parts.filter(({ top, bottom }) => bottom - top > height * 0.35);
    if (letters.length < 4) return [];
    const points = letters.map(
      ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const,
    );
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const [x, y] = [mean(0), mean(1)];
    const up = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
    const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
    return across > 0 ? [up / across] : [];
  });
  if (slopes.length < minLines) return 0;
  const middle = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
  return Math.abs(middle) < minSlope || Math.abs(middle) > maxSlope ? 0 : middle;
}

/** The picture turned about its middle, so that lines of this slope are level; what was outside is as its edge. */
export function levelled({ width, height, channels, pixels }: Raster, slope: number): Raster {
  const angle = Math.atan(slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = new Uint8Array(width * height * channels);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = Math.max(0, Math.min(width - 1.001, middleX + (x - middleX) * cos - (y - middleY) * sin));
      const fromY = Math.max(
        0,
        Math.min(height - 1.001, middleY + (x - middleX) * sin + (y - middleY) * cos),
      );
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, below] = [fromX - left, fromY - top];
      const at = (top * width + left) * channels;
      const under = at + width * channels;
      const to = (y * width + x) * channels;
      for (let c = 0; c < 3; c++) {
        const upper =
          (pixels[at + c] as number) * (1 - right) + (pixels[at + channels + c] as number) * right;
        const lower =
          (pixels[under + c] as number) * (1 - right) + (pixels[under + channels + c] as number) * right;
        turned[to + c] = upper * (1 - below) + lower * below + 0.5;
      }
    }
  }
  return { width, height, channels, pixels: turned };
}
