import type { Raster } from './raster';

/** A rectangle of a picture as a picture of its own; what lies outside is left out. */
export function crop(
  { width, height, channels, pixels }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Raster {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const [x, y] = [within(left, width), within(top, height)];
  const across = Math.max(0, within(right, width) - x);
  const down = Math.max(0, within(bottom, height) - y);
  const cut = new Uint8Array(across * down * channels);
  for (let row = 0; row < down; row++) {
    const from = ((y + row) * width + x) * channels;
    cut.set(pixels.subarray(from, from + across * channels), row * across * channels);
  }
  return { width: across, height: down, channels, pixels: cut };
}
