import { describe, expect, it } from 'vitest';
import { crop } from '~/readings/engine/picture/crop';
import { evenLight } from '~/readings/engine/picture/even-light';
import { findFrame } from '~/readings/engine/picture/find-frame';
import type { Raster } from '~/readings/engine/picture/raster';
import { frontal, straightened, type View, viewOf } from '~/readings/engine/picture/straighten';
import type { Component, TextLine } from '~/readings/engine/text-line';

type Color = readonly [number, number, number];

function picture(width: number, height: number, colorAt: (x: number, y: number) => Color): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colorAt(x, y), (y * width + x) * 3);
  return { width, height, channels: 3, pixels };
}
const at = ({ width, pixels }: Raster, x: number, y: number) => pixels[(y * width + x) * 3] as number;

describe('a rectangle of a picture', () => {
  const shaded = picture(40, 20, (x, y) => [x, y, 0]);
  it('is a picture of its own', () => {
    const cut = crop(shaded, 10, 5, 30, 15);
    expect([cut.width, cut.height]).toEqual([20, 10]);
    expect([...cut.pixels.subarray(0, 3)]).toEqual([10, 5, 0]);
  });
  it('ends where the picture does', () => {
    const cut = crop(shaded, -10, 12, 90, 40);
    expect([cut.width, cut.height]).toEqual([40, 8]);
    expect(crop(shaded, 50, 5, 60, 10).width).toBe(0);
  });
});

describe('the screen in a larger picture', () => {
  const screen = (x: number, y: number): Color => [60 + ((x * 7) % 90), 40 + ((y * 5) % 120), 150];
  const text = (x: number, y: number) => x % 9 < 3 && y % 24 < 8;
  it.each([
    ['a phone held upright, dark', 0, 0, 390, 160],
    ['a post with a margin, light', 255, 20, 350, 220],
  ])('is found in %s', (_what, ground, left, width, top) => {
    const height = Math.round((width * 9) / 16);
    const inside = (x: number, y: number) => x >= left && x < left + width && y >= top && y < top + height;
    const image = picture(390, 844, (x, y) =>
      inside(x, y) ? screen(x, y) : text(x, y) ? [120, 130, 140] : [ground, ground, ground],
    );
    const frame = findFrame(image);
    expect(frame?.top ?? 0).toBeCloseTo(top / 844, 1);
    expect(frame?.height ?? 0).toBeCloseTo(height / 844, 1);
    expect(frame?.width ?? 0).toBeCloseTo(width / 390, 1);
  });
  it('is the whole of what has a screen’s shape', () => {
    expect(findFrame(picture(320, 180, screen))).toBeUndefined();
    expect(findFrame(picture(390, 180, screen))).toBeUndefined();
  });
  it('is none in a picture of something else', () => {
    expect(findFrame(picture(300, 600, screen))).toBeUndefined();
    expect(findFrame(picture(300, 600, () => [255, 255, 255]))).toBeUndefined();
  });
});

describe('light', () => {
  const striped = (x: number) => x % 20 < 4;
  it('of a dark picture is raised', () => {
    const dark = picture(320, 240, (x) => (striped(x) ? [110, 110, 110] : [20, 20, 20]));
    evenLight(dark);
    expect(at(dark, 162, 120)).toBeGreaterThan(200);
    expect(at(dark, 170, 120)).toBeLessThan(50);
  });
  it('of a shadow is evened out', () => {
    const shaded = picture(640, 240, (x) => {
      const share = 1 - x / 1000;
      return striped(x) ? [250 * share, 250 * share, 250 * share] : [40 * share, 40 * share, 40 * share];
    });
    evenLight(shaded);
    expect(at(shaded, 622, 120)).toBeGreaterThan(140);
    expect(at(shaded, 2, 120)).toBeGreaterThan(230);
  });
  it('that is light enough stays as it is', () => {
    const light = picture(320, 240, (x) => (striped(x) ? [250, 250, 250] : [20, 20, 60]));
    const before = light.pixels.slice();
    evenLight(light);
    expect(light.pixels).toEqual(before);
  });
});

describe('a picture held askew', () => {
  const size = { width: 1280, height: 720 };
  const letter = (left: number, top: number): Component => ({
    left: Math.round(left),
    right: Math.round(left) + 12,
    top: Math.round(top),
    bottom: Math.round(top) + 16,
    label: 1,
    pixels: 60,
    faint: false,
    contrast: 150,
    ink: [255, 255, 255],
    red: 0,
    green: 0,
    blue: 0,
  });
  const lines = (slope: number, count = 20) =>
    Array.from({ length: count }, (_, n): TextLine => {
      const [x, y] = [50 + (n % 4) * 300, 60 + n * 30];
      const parts = [0, 1, 2, 3, 4, 5, 6].map((i) => letter(x + i * 18, y + slope * (x + i * 18)));
      return {
        x,
        y,
        width: 120,
        height: 17 + Math.abs(slope) * 120,
        polarity: 'light',
        contrast: 150,
        parts,
      };
    });
  it.each([-0.08, -0.03, 0.02, 0.05])('is found to slope by %d', (slope) => {
    expect(Math.abs(viewOf(lines(slope), size).slope - slope)).toBeLessThan(0.008);
  });
  it.each([
    ['level lines', lines(0)],
    ['hardly a slope', lines(0.003)],
    ['too few lines', lines(0.05, 4)],
    ['lines that do not agree', [...lines(0.06), ...lines(-0.06)]],
  ])('is not turned for %s', (_what, some) => {
    expect(viewOf(some, size)).toBe(frontal);
  });
  /** Lines in four columns on a screen that is turned, and whose right or lower side is further away. */
  const seenFrom = ({ slope, right, below }: View) =>
    Array.from({ length: 48 }, (_, n): TextLine => {
      const [x, y] = [60 + (n % 4) * 300, 40 + Math.floor(n / 4) * 54];
      const parts = [0, 1, 2, 3, 4, 5, 6].map((i) => {
        const [across, down] = [x + i * 18 - 640, y - 360];
        const far = 1 + (right * across) / 1280 + (below * down) / 720;
        return letter((across - slope * down) / far + 640, (down + slope * across) / far + 360);
      });
      const [left, top] = [
        Math.min(...parts.map((part) => part.left)),
        Math.min(...parts.map((part) => part.top)),
      ];
      const lowest = Math.max(...parts.map(({ bottom }) => bottom));
      return {
        x: left,
        y: top,
        width: 120,
        height: lowest - top + 1,
        polarity: 'light',
        contrast: 150,
        parts,
      };
    });
  it.each([
    { slope: 0, right: 0.06, below: 0 },
    { slope: 0.02, right: -0.06, below: 0 },
    { slope: 0, right: 0, below: 0.06 },
    { slope: -0.02, right: 0, below: -0.03 },
    { slope: 0.01, right: 0.04, below: -0.04 },
  ])('is found to be seen from aside: $right, $below', (view) => {
    const found = viewOf(seenFrom(view), size);
    for (const side of ['right', 'below'] as const)
      expect(Math.abs(found[side] - view[side])).toBeLessThan(0.015);
    expect(Math.abs(found.slope - view.slope)).toBeLessThan(0.005);
  });
  it('seen from aside is drawn as from the front', () => {
    const view = { slope: 0, right: 0.06, below: 0 };
    // A bar 30 above the middle, nearer to it at the far side.
    const aside = picture(400, 200, (x, y) => {
      const far = 1 - (view.right * (x - 200)) / 400;
      return Math.abs((y - 100) / far + 30) < 2 ? [250, 250, 250] : [0, 0, 0];
    });
    const front = straightened(aside, view);
    for (const x of [20, 110, 200, 290, 380]) expect(at(front, x, 70)).toBeGreaterThan(200);
  });
  it('is turned about its middle', () => {
    const slope = 0.05;
    const askew = picture(200, 100, (x, y) =>
      Math.abs(y - 50 - slope * (x - 100)) < 2 ? [250, 250, 250] : [0, 0, 0],
    );
    const level = straightened(askew, { ...frontal, slope });
    for (const x of [10, 60, 100, 150, 190]) expect(at(level, x, 50)).toBeGreaterThan(200);
  });
});
