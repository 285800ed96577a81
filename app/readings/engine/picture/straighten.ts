import type { TextLine } from '../text-line';
import type { Raster } from './raster';

export interface View {
  /** Px that lines sink for each px to the right, at the picture's middle. */
  slope: number;
  /** Shares by which the right side is shorter than the left one, and the lower one than the upper. */
  right: number;
  below: number;
}

export const frontal: View = { slope: 0, right: 0, below: 0 };

/** Less does no harm; more is no capture held a little askew. */
const minSlope = 0.006;
const maxSlope = 0.12;
const minShorter = 0.012;
const maxShorter = 0.1;
const minLines = 8;
/** Text's, not that of a picture's streaks and bars. */
const minContrast = 80;
/** Tolerance of agreeing slopes, and the share of lines that must agree. */
const near = 0.025;
const minAgreed = 0.6;
/** Times that the change of slopes must exceed its error. */
const minSure = 3;
/** Px within which left edges form a column, and the gain that more of them must bring. */
const sameEdge = 4;
const minGain = 1.15;

export function viewOf(
  lines: readonly TextLine[],
  { width, height }: { width: number; height: number },
): View {
  const tilts = lines.flatMap(tiltOf);
  if (tilts.length < minLines) return frontal;
  const middle = median(tilts.map((tilt) => tilt.slope));
  const agreed = tilts.filter(({ slope }) => Math.abs(slope - middle) < near);
  if (agreed.length < minAgreed * tilts.length) return frontal;
  const { slope, perRow } = fan(agreed, height / 2);
  const right = sureShare(-perRow * width);
  const below = shorterBelow(agreed, { slope, right, below: 0 }, { width, height });
  if (Math.abs(slope) > maxSlope) return frontal;
  return right === 0 && below === 0 && Math.abs(slope) < minSlope ? frontal : { slope, right, below };
}

const sureShare = (share: number) =>
  Math.abs(share) < minShorter || Math.abs(share) > maxShorter ? 0 : share;

const sum = <T>(list: readonly T[], measure: (one: T) => number) =>
  list.reduce((total, one) => total + measure(one), 0);

interface Tilt {
  slope: number;
  weight: number;
  x: number;
  y: number;
}

/** Slope by the feet of its letters, as names begin with a tall one. Long lines weigh more. */
function tiltOf({ parts, x, y, width, height, contrast }: TextLine): Tilt[] {
  if (width < 2.2 * height || contrast < minContrast) return [];
  const letters = parts.filter(({ top, bottom }) => bottom - top > height * 0.35);
  if (letters.length < 4) return [];
  const slopes: number[] = [];
  for (const a of letters)
    for (const b of letters)
      if (b.left - a.left > height)
        slopes.push((b.bottom - a.bottom) / ((b.left + b.right - a.left - a.right) / 2));
  return slopes.length > 0 ? [{ slope: median(slopes), weight: width ** 2, x, y: y + height / 2 }] : [];
}

/** Slope in the middle row, and its change per row: in perspective, lines fan out. Weighted regression. */
function fan(tilts: readonly Tilt[], middleRow: number): { slope: number; perRow: number } {
  const all = sum(tilts, ({ weight }) => weight);
  const mean = (measure: (tilt: Tilt) => number) => sum(tilts, (tilt) => measure(tilt) * tilt.weight) / all;
  const [row, slope] = [mean(({ y }) => y), mean((tilt) => tilt.slope)];
  const spread = mean(({ y }) => (y - row) ** 2);
  const perRow = spread > 0 ? mean((tilt) => (tilt.y - row) * (tilt.slope - slope)) / spread : 0;
  const off = mean((tilt) => (tilt.slope - slope - perRow * (tilt.y - row)) ** 2);
  const isSure = Math.abs(perRow) > minSure * Math.sqrt(off / Math.max(1, spread) / tilts.length);
  return isSure ? { slope: slope + perRow * (middleRow - row), perRow } : { slope, perRow: 0 };
}

function shorterBelow(tilts: readonly Tilt[], view: View, size: { width: number; height: number }): number {
  const together = (below: number) => {
    const edges = tilts.map(({ x, y }) => frontalPlace(x, y, { ...view, below }, size));
    let count = 0;
    for (const [n, [x, y]] of edges.entries())
      for (const [otherX, otherY] of edges.slice(n + 1))
        if (Math.abs(y - otherY) > 8) count += Math.max(0, 1 - Math.abs(x - otherX) / sameEdge);
    return count;
  };
  const upright = together(0);
  let best = 0;
  let maxCount = upright;
  for (let percent = -10; percent <= 10; percent += 0.5) {
    const count = together(percent / 100);
    if (count > maxCount) [best, maxCount] = [percent / 100, count];
  }
  return maxCount > minGain * upright ? sureShare(best) : 0;
}

type Size = { width: number; height: number };

function frontalPlace(x: number, y: number, view: View, { width, height }: Size): [x: number, y: number] {
  const angle = Math.atan(view.slope);
  const [fromX, fromY] = [x - (width - 1) / 2, y - (height - 1) / 2];
  const right = fromX * Math.cos(angle) + fromY * Math.sin(angle);
  const below = fromY * Math.cos(angle) - fromX * Math.sin(angle);
  const far = 1 - (view.right * right) / width - (view.below * below) / height;
  return [right / far + (width - 1) / 2, below / far + (height - 1) / 2];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

export function straightened({ width, height, channels, pixels }: Raster, view: View): Raster {
  const angle = Math.atan(view.slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const level = new Uint8Array(width * height * channels);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = 1 + (view.right * (x - middleX)) / width + (view.below * (y - middleY)) / height;
      const [right, below] = [(x - middleX) / far, (y - middleY) / far];
      const fromX = Math.max(0, Math.min(width - 1.001, middleX + right * cos - below * sin));
      const fromY = Math.max(0, Math.min(height - 1.001, middleY + right * sin + below * cos));
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [u, v] = [fromX - left, fromY - top];
      const at = (top * width + left) * channels;
      const under = at + width * channels;
      const to = (y * width + x) * channels;
      for (let c = 0; c < 3; c++) {
        const upper = (pixels[at + c] as number) * (1 - u) + (pixels[at + channels + c] as number) * u;
        const lower = (pixels[under + c] as number) * (1 - u) + (pixels[under + channels + c] as number) * u;
        level[to + c] = upper * (1 - v) + lower * v + 0.5;
      }
    }
  }
  return { width, height, channels, pixels: level };
}
