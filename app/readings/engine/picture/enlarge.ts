import type { Raster } from './raster';
import { release } from './release';

/** Bicubic, which keeps thin strokes sharp. Releases a smaller source. */
export function enlarge(source: Raster, height: number): Raster {
  if (source.height >= height) return source;
  const { channels } = source;
  const scale = height / source.height;
  const width = Math.round(source.width * scale);
  const across = tapsOf(source.width, width);
  const down = tapsOf(source.height, height);
  const pixels = new Uint8Array(width * height * channels);
  // Ring buffer of widened source rows: row y is in strip y & 3.
  const strips = Array.from({ length: 4 }, () => new Float32Array(width * channels));
  const held = [-1, -1, -1, -1];
  const wideRow = (y: number) => {
    const strip = strips[y & 3]!;
    if (held[y & 3] === y) return strip;
    held[y & 3] = y;
    const from = y * source.width * channels;
    for (let x = 0; x < width; x++) {
      const at = x * 4;
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let k = at; k < at + 4; k++)
          sum += across.weights[k]! * source.pixels[from + across.places[k]! * channels + c]!;
        strip[x * channels + c] = sum;
      }
    }
    return strip;
  };
  for (let y = 0; y < height; y++) {
    const at = y * 4;
    const rows = [0, 1, 2, 3].map((k) => wideRow(down.places[at + k]!));
    const [a, b, c, d] = rows as [Float32Array, Float32Array, Float32Array, Float32Array];
    const [wa, wb, wc, wd] = [...down.weights.subarray(at, at + 4)] as [number, number, number, number];
    const to = y * width * channels;
    for (let i = 0; i < a.length; i++) {
      const value = a[i]! * wa + b[i]! * wb + c[i]! * wc + d[i]! * wd + 0.5;
      pixels[to + i] = Math.max(0, Math.min(255, value));
    }
  }
  release(source.pixels);
  return { width, height, channels, pixels };
}

function tapsOf(source: number, target: number) {
  const places = new Uint16Array(target * 4);
  const weights = new Float32Array(target * 4);
  for (let i = 0; i < target; i++) {
    const at = ((i + 0.5) * source) / target - 0.5;
    const first = Math.floor(at) - 1;
    for (let k = 0; k < 4; k++) {
      places[i * 4 + k] = Math.min(source - 1, Math.max(0, first + k));
      weights[i * 4 + k] = cubic(Math.abs(at - first - k));
    }
  }
  return { places, weights };
}

const cubic = (t: number) =>
  t < 1 ? 1.5 * t ** 3 - 2.5 * t ** 2 + 1 : t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0;
