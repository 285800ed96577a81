import type { ReadValue } from '../reading';
import { arrowPlaces, type StatGrid } from './find-stats';
import type { Raster } from './picture/raster';
import { alignmentFrom, neutralAlignment, type Stat } from './stat-alignment';

/** How many pixels' worth of its color make an arrow at least, as a share of a row's height squared. */
const minArrow = 0.0035;
/** Less than this is nothing at all: only then there surely is none. */
const trace = 0.001;
const minAhead = 2.5;

/** The Stat Alignment of one card by the colors of its arrows: pink raises, blue lowers; none is a neutral one. */
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

/** There is never one arrow alone: of the other a trace is left, in a small picture. */
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

// About 246, 96, 137 and 80, 170, 235 on purple: JPEG, which keeps color at half the size, mixes small arrows with it.
// Neither purple nor white nor gray is more red than blue, or more green than red.
const pinkness: ColorOf = (r, g, b) => (g < r ? (r - b - 15) / 90 : 0);
const blueness: ColorOf = (r, g, b) => (g < b ? (g - r - 20) / 70 : 0);

/** Of a color in a rectangle: each pixel counts as far as it has it. */
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
