import { expect, it } from 'vitest';
import { needsPlate } from '~/overlays/logo-plate';

const cream = [255, 244, 194];
const clear = [0, 0, 0, 0];
const pixels = (...colors: number[][]) =>
  colors.flatMap(([red = 0, green = 0, blue = 0, alpha = 255]) => [red, green, blue, alpha]);

it.each([
  ['a cream moon on cream', pixels(clear, [255, 240, 200], [250, 230, 180]), cream, true],
  ['a dark moon on cream', pixels(clear, [60, 30, 20], [90, 40, 20]), cream, false],
  ['a black sign on black', pixels(clear, [10, 10, 12]), [5, 5, 6], true],
  ['a cream card that fills its rectangle', pixels([255, 240, 200], [255, 240, 200]), cream, false],
  ['a cream moon with a dark rim', pixels(clear, [255, 240, 200], [60, 30, 20], [60, 30, 20]), cream, false],
  ['nothing', pixels(clear, clear), cream, false],
])('gives a plate to a logo that hardly stands out: %s', (_, image, paper, isNeeded) =>
  expect(needsPlate(image, paper)).toBe(isNeeded),
);
