import type { Raster } from './raster';

export function crop(
  { width, height, channels, pixels }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Raster {
  const within = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));
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
