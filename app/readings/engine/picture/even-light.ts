import type { Raster } from './raster';

const block = 40;
/** Blocks: white text is this near to anything on a screen. */
const reach = 3;
const lightEnough = 215;
const maxGain = 2.4;

/** Brings the lightest part of each area to white, in place: a dark picture, or one with a shadow. */
export function evenLight(image: Raster): void {
  const across = Math.ceil(image.width / block);
  const down = Math.ceil(image.height / block);
  const field = smoothed(lightest(lights(image, across, down), across, down), across, down);
  if (field.every((light) => light >= lightEnough)) return;
  const gains = field.map((light) => Math.min(maxGain, Math.max(1, lightEnough / Math.max(1, light))));
  const { width, height, channels, pixels } = image;
  const row = new Float32Array(across);
  for (let y = 0; y < height; y++) {
    const at = Math.min(down - 1, Math.max(0, (y + 0.5) / block - 0.5));
    const above = Math.floor(at);
    const below = Math.min(down - 1, above + 1);
    for (let column = 0; column < across; column++) {
      const from = gains[above * across + column] as number;
      row[column] = from + ((gains[below * across + column] as number) - from) * (at - above);
    }
    for (let x = 0, pixel = y * width * channels; x < width; x++, pixel += channels) {
      const column = Math.min(across - 1, Math.max(0, (x + 0.5) / block - 0.5));
      const left = Math.floor(column);
      const from = row[left] as number;
      const gain = from + ((row[Math.min(across - 1, left + 1)] as number) - from) * (column - left);
      pixels[pixel] = Math.min(255, (pixels[pixel] as number) * gain);
      pixels[pixel + 1] = Math.min(255, (pixels[pixel + 1] as number) * gain);
      pixels[pixel + 2] = Math.min(255, (pixels[pixel + 2] as number) * gain);
    }
  }
}

function lights({ width, height, channels, pixels }: Raster, across: number, down: number): Float32Array {
  const found = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let b = 0; b < found.length; b++) {
    const [left, top] = [(b % across) * block, Math.floor(b / across) * block];
    counts.fill(0);
    let all = 0;
    for (let y = top; y < Math.min(height, top + block); y += 2)
      for (let x = left; x < Math.min(width, left + block); x++) {
        const at = (y * width + x) * channels;
        const light =
          ((pixels[at] as number) * 77 +
            (pixels[at + 1] as number) * 150 +
            (pixels[at + 2] as number) * 29) >>
          8;
        counts[light] = (counts[light] as number) + 1;
        all++;
      }
    let light = 255;
    for (let above = 0; light > 0 && above + (counts[light] as number) < all / 50; light--)
      above += counts[light] as number;
    found[b] = light;
  }
  return found;
}

const around = (
  values: Float32Array,
  across: number,
  down: number,
  reach: number,
  combine: (near: number[]) => number,
) =>
  values.map((_, b) => {
    const [column, row] = [b % across, Math.floor(b / across)];
    const near: number[] = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(down - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(across - 1, column + reach); x++)
        near.push(values[y * across + x] as number);
    return combine(near);
  });

const lightest = (values: Float32Array, across: number, down: number) =>
  around(values, across, down, reach, (near) => Math.max(...near));
const smoothed = (values: Float32Array, across: number, down: number) =>
  around(values, across, down, 1, (near) => near.reduce((sum, one) => sum + one, 0) / near.length);
