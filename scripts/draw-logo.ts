import { PNG } from 'pngjs';

const [width, height] = [360, 140];
const ink = [255, 236, 179] as const;

const isMoon = (x: number, y: number) => Math.hypot(x - 70, y - 70) < 58 && Math.hypot(x - 96, y - 56) > 48;
const isStar = (x: number, y: number, [cx, cy, size]: readonly [number, number, number]) =>
  Math.sqrt(Math.abs(x - cx)) + Math.sqrt(Math.abs(y - cy)) < Math.sqrt(size);
const stars = [
  [190, 66, 56],
  [262, 44, 34],
  [318, 92, 40],
] as const;

/** Draws the demo group's logo, a moon and three stars on a transparent background. @returns a PNG of 360 × 140 px */
export function drawLogo(): Uint8Array {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Four samples per pixel, against jagged edges.
      const samples = [0.25, 0.75].flatMap((dx) => [0.25, 0.75].map((dy) => [x + dx, y + dy] as const));
      const hits = samples.filter(
        ([at, row]) => isMoon(at, row) || stars.some((star) => isStar(at, row, star)),
      );
      picture.data.set([...ink, Math.round((hits.length / samples.length) * 255)], (y * width + x) * 4);
    }
  return new Uint8Array(PNG.sync.write(picture));
}
