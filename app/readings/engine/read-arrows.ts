import type { ReadValue } from '../reading';
import { arrowPlaces, type StatGrid } from './find-stats';
import type { Raster } from './picture/raster';
import { alignmentFrom, neutralAlignment, type Stat } from './stat-alignment';

/** Of an arrow's pixels at least, as a share of a row's height squared; a neighbor's reach is no arrow. */
const minArrow = 0.02;
const minAhead = 2.5;

/** The Stat Alignment of one card by the colors of its arrows: pink raises, blue lowers; none is a neutral one. */
export function readAlignment(image: Raster, grid: StatGrid, card: { x: number; y: number }): ReadValue {
  const places = arrowPlaces(grid, card);
  const least = minArrow * grid.rowPitch ** 2;
  const [pink, blue] = [isPink, isBlue].map((isIts) => {
    const counted = places
      .map((place) => ({ stat: place.stat, pixels: countPixels(image, place, isIts) }))
      .sort((a, b) => b.pixels - a.pixels);
    const [first, second] = counted as [(typeof counted)[0], (typeof counted)[0]];
    return {
      stat: first.pixels >= least ? first.stat : undefined,
      sure: first.pixels >= least ? first.pixels >= minAhead * second.pixels : first.pixels < least / 2,
    };
  }) as [Arrow, Arrow];
  const key = alignmentFrom(pink.stat, blue.stat) ?? null;
  const sure = key !== null && pink.sure && blue.sure;
  const raw = [pink.stat ? `▲ ${pink.stat}` : '', blue.stat ? `▼ ${blue.stat}` : ''].join(' ').trim();
  return { key, confidence: key === null ? 0 : key === neutralAlignment ? 0.9 : 1, uncertain: !sure, raw };
}

interface Arrow {
  stat: Stat | undefined;
  sure: boolean;
}

type IsIts = (hue: number, saturation: number, value: number) => boolean;

// About 246, 96, 137 and 80, 170, 235 on purple; what a damaged picture makes of them keeps its hue.
const isPink: IsIts = (hue, saturation, value) => hue > 326 && hue < 358 && saturation > 0.28 && value > 0.5;
const isBlue: IsIts = (hue, saturation, value) => hue > 188 && hue < 222 && saturation > 0.3 && value > 0.45;

function countPixels(
  { width, height, channels, pixels }: Raster,
  place: { left: number; right: number; top: number; bottom: number },
  isIts: IsIts,
): number {
  let count = 0;
  for (let y = Math.max(0, Math.round(place.top)); y < Math.min(height, place.bottom); y++)
    for (let x = Math.max(0, Math.round(place.left)); x < Math.min(width, place.right); x++) {
      const at = (y * width + x) * channels;
      const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const most = Math.max(r, g, b);
      const range = most - Math.min(r, g, b);
      if (range === 0) continue;
      const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
      if (isIts((sixth * 60 + 360) % 360, range / most, most / 255)) count++;
    }
  return count;
}
