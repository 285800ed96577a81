import type { ReadValue } from '../reading';
import { arrowPlaces, type StatGrid } from './find-stats';
import type { Raster } from './picture/raster';
import { alignmentFrom, neutralAlignment, type Stat } from './stat-alignment';

/** Smallest area of an arrow, as a share of the squared height of a row. */
const minArrow = 0.0035;
const trace = 0.001;
const minAhead = 2.5;

/** Reads the Stat Alignment by the colors of arrows: pink raises, blue lowers, none is neutral. */
export function readAlignment(image: Raster, grid: StatGrid, card: { x: number; y: number }): ReadValue {
  const places = arrowPlaces(grid, card);
  const row = grid.rowPitch ** 2;
  const [pink, blue] = [pinkness, blueness].map((colorOf): Arrow => {
    const likeliest = places
      .map((place) => ({ stat: place.stat, share: amountOf(image, place, colorOf) / row }))
      .sort((a, b) => b.share - a.share);
    const [first, second] = likeliest as [Amount, Amount];
    const found = first.share >= minArrow;
    return {
      stat: found ? first.stat : undefined,
      likeliest,
      sure: found ? first.share >= minAhead * second.share : first.share < trace,
    };
  }) as [Arrow, Arrow];
  const key = alignmentFrom(pink.stat, blue.stat) ?? fromOne(pink, blue);
  const sure = !pink.stat === !blue.stat && key !== null && pink.sure && blue.sure;
  const raw = [pink.stat ? `▲ ${pink.stat}` : '', blue.stat ? `▼ ${blue.stat}` : ''].join(' ').trim();
  return {
    key,
    confidence: key === null ? 0 : sure ? (key === neutralAlignment ? 0.9 : 1) : 0.5,
    uncertain: !sure,
    raw,
  };
}

/** Arrows come in pairs: in a small picture only a trace of the other may be left. */
function fromOne(pink: Arrow, blue: Arrow): string | null {
  const likeliest = ({ likeliest }: Arrow, other: Stat | undefined) =>
    likeliest.find(({ stat, share }) => stat !== other && share >= trace)?.stat;
  const [raised, lowered] = [
    pink.stat ?? likeliest(pink, blue.stat),
    blue.stat ?? likeliest(blue, pink.stat),
  ];
  return raised && lowered ? (alignmentFrom(raised, lowered) ?? null) : null;
}

interface Arrow {
  stat: Stat | undefined;
  likeliest: readonly Amount[];
  sure: boolean;
}

interface Amount {
  stat: Stat;
  share: number;
}

type ColorOf = (r: number, g: number, b: number) => number;

// About (246, 96, 137) and (80, 170, 235) on purple, which JPEG mixes into small arrows, with color at half the size.
// Neither purple nor white nor gray is more red than blue, or more green than red.
const pinkness: ColorOf = (r, g, b) => (g < r ? (r - b - 15) / 90 : 0);
const blueness: ColorOf = (r, g, b) => (g < b ? (g - r - 20) / 70 : 0);

function amountOf(
  { width, height, channels, pixels }: Raster,
  place: { left: number; right: number; top: number; bottom: number },
  colorOf: ColorOf,
): number {
  let amount = 0;
  for (let y = Math.max(0, Math.round(place.top)); y < Math.min(height, place.bottom); y++)
    for (let x = Math.max(0, Math.round(place.left)); x < Math.min(width, place.right); x++) {
      const at = (y * width + x) * channels;
      const share = colorOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      amount += Math.max(0, Math.min(1, share));
    }
  return amount;
}
