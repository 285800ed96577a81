import { scheduler } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findLines } from '~/readings/engine/find-lines';
import { enlarge } from '~/readings/engine/picture/enlarge';
import type { Raster } from '~/readings/engine/picture/raster';

// A worker's global, which Node keeps in a module.
Object.assign(globalThis, { scheduler });

const [width, height] = [320, 120];

/** A dark screen on which rectangles (left, top, width, height, brightness) are drawn, the later above the earlier. */
function screen(...shapes: [number, number, number, number, number][]): Raster {
  const pixels = new Uint8Array(width * height * 3).fill(40);
  for (const [left, top, across, down, brightness] of shapes)
    for (let y = top; y < top + down; y++)
      pixels.fill(brightness, (y * width + left) * 3, (y * width + left + across) * 3);
  return { width, height, channels: 3, pixels };
}
const boxes = async (raster: Raster) =>
  (await findLines(raster)).light.lines.map((line) => [line.x, line.y, line.width, line.height]);
// Four letters of a frame each: 80 pixels from the left, 50 from above.
const letters = [0, 1, 2, 3].flatMap((i): [number, number, number, number, number][] => [
  [80 + i * 22, 50, 3, 18, 250],
  [80 + i * 22, 65, 16, 3, 250],
]);

describe('lines of text', () => {
  it('are found as letters that stand together', async () => {
    expect(await boxes(screen(...letters))).toEqual([[80, 50, 82, 18]]);
  });
  it('hold what is fainter and hangs on them', async () => {
    expect(await boxes(screen(...letters, [149, 50, 20, 3, 150]))).toEqual([[80, 50, 89, 18]]);
  });
  it('hold a faint stroke that stands alone within their height', async () => {
    expect(await boxes(screen(...letters, [164, 52, 6, 3, 172]))).toEqual([[80, 50, 90, 18]]);
  });
  it('are none of faint strokes alone', async () => {
    expect(
      await boxes(screen(...letters.map((shape): typeof shape => [...shape.slice(0, 4), 140] as never))),
    ).toEqual([]);
  });
  it('part from what overlaps them in height but stands lower', async () => {
    const patch: [number, number, number, number, number] = [60, 58, 8, 20, 250];
    expect(await boxes(screen(patch, ...letters))).toEqual([[80, 50, 82, 18]]);
  });
  it('leave out the gray icon beside them, white sign or not', async () => {
    const found = await boxes(screen(...letters, [46, 48, 24, 24, 160], [55, 57, 5, 5, 250]));
    expect(found).toHaveLength(1);
    expect(found[0]?.[3]).toBe(18);
    expect(found[0]?.[0]).toBeGreaterThanOrEqual(55);
  });
});

describe('a small picture is enlarged', () => {
  it('to the height asked for, in its own shape', () => {
    const { width, height } = enlarge(screen(), 180);
    expect([width, height]).toEqual([480, 180]);
  });
  it('without a change of evenly colored areas, and edges stay where they are', () => {
    const { pixels } = enlarge(screen([0, 0, 160, 120, 200]), 240);
    const at = (x: number, y: number) => pixels[(y * 640 + x) * 3];
    expect([at(0, 0), at(300, 120), at(340, 120), at(639, 239)]).toEqual([200, 200, 40, 40]);
    expect(at(319, 120)).toBeGreaterThan(120);
    expect(at(320, 120)).toBeLessThan(120);
  });
  it('and one that is high enough stays as it is', () => {
    const large = screen();
    expect(enlarge(large, 120)).toBe(large);
  });
});
