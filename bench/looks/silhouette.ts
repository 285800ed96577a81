import type { Box } from '../../app/overlays/layout';

/** RGBA pixels. */
export interface Painted {
  width: number;
  height: number;
  data: Uint8Array;
}

// Alpha, 0–255; excludes shadows.
const minAlpha = 128;

/** @returns one byte per pixel, 1 if painted */
export function maskOf({ data, width, height }: Painted): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at++) mask[at] = (data[at * 4 + 3] ?? 0) >= minAlpha ? 1 : 0;
  return mask;
}

/** Jaccard index of two masks, 0 to 1. */
export function overlapOf(one: Uint8Array, other: Uint8Array): number {
  let [shared, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    if (one[at] && other[at]) shared++;
    if (one[at] || other[at]) either++;
  }
  return either === 0 ? 1 : shared / either;
}

/** Painted share of a rectangle on the 1920×1080 stage, 0 to 1. */
export function coveredOf(mask: Uint8Array, [left, top, width, height]: Box): number {
  let covered = 0;
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) covered += mask[y * 1920 + x] ?? 0;
  return covered / (width * height);
}
