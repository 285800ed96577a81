import { PNG } from 'pngjs';

const [width, height] = [360, 140];
const ink = [255, 236, 179] as const;

const isMoon = (x: number, y: number) => Math.hypot(x - 70, y - 70) < 58 && Math.hypot(x - 96, y - 56) > 48;
/** Four rays of a star around a point. */
const isStar = (x: number, y: number, [cx, cy, size]: readonly [number, number, number]) =>
  Math.sqrt(Math.abs(x - cx)) + Math.sqrt(Math.abs(y - cy)) < Math.sqrt(size);
const stars = [
  [190, 66, 56],
  [262, 44, 34],
  [318, 92, 40],
] as const;

/** The demo group's own picture for its overlays: a moon and three stars on nothing. PNG of 360 × 140. */
export function drawLogo(): Uint8Array {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Four looks at each pixel, so that edges are smooth.
      const seen = [0.25, 0.75].flatMap((dx) => [0.25, 0.75].map((dy) => [x + dx, y + dy] as const));
      const hits = seen.filter(([at, row]) => isMoon(at, row) || stars.some((star) => isStar(at, row, star)));
      picture.data.set([...ink, Math.round((hits.length / seen.length) * 255)], (y * width + x) * 4);
    }
  return new Uint8Array(PNG.sync.write(picture));
}
