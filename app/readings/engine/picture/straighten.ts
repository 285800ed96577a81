import type { TextLine } from '../text-line';
import type { Raster } from './raster';

/** Less than this, as a slope, does no harm; more is no capture held a little askew. */
const minSlope = 0.006;
const maxSlope = 0.12;
const minLines = 8;
/** Of text, not of a picture's streaks and bars. */
const minContrast = 80;
/** How far lines may say otherwise, and how many must agree. */
const near = 0.025;
const minAgreed = 0.6;

/** How far lines sink for each pixel to the right, as most of them say; 0 when they are straight, or say nothing. */
export function slopeOf(lines: readonly TextLine[]): number {
  const tilts = lines.flatMap(tiltOf);
  if (tilts.length < minLines) return 0;
  const middle = median(tilts.map((tilt) => tilt.slope));
  const agreed = tilts.filter(({ slope }) => Math.abs(slope - middle) < near);
  if (agreed.length < minAgreed * tilts.length) return 0;
  const slope = sum(agreed, (tilt) => tilt.slope * tilt.weight) / sum(agreed, ({ weight }) => weight);
  return Math.abs(slope) < minSlope || Math.abs(slope) > maxSlope ? 0 : slope;
}

const sum = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((total, one) => total + of(one), 0);

/** The slope of a line by where its letters stand, not their middles: names begin with a tall one. A long line tells it better. */
function tiltOf({ parts, width, height, contrast }: TextLine) {
  if (width < 2.2 * height || contrast < minContrast) return [];
  const letters = parts.filter(({ top, bottom }) => bottom - top > height * 0.35);
  if (letters.length < 4) return [];
  const slopes: number[] = [];
  for (const a of letters)
    for (const b of letters)
      if (b.left - a.left > height)
        slopes.push((b.bottom - a.bottom) / ((b.left + b.right - a.left - a.right) / 2));
  return slopes.length > 0 ? [{ slope: median(slopes), weight: width ** 2 }] : [];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

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
