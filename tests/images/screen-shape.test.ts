import { expect, it } from 'vitest';
import { shapeOf } from '~/images/screen-shape';

it.each([
  [1920, 1080, 'sixteenToNine'],
  [1280, 720, 'sixteenToNine'],
  [2340, 1080, 'phone'],
  [2400, 1080, 'phone'],
  [2532, 1170, 'phone'],
  [2732, 2048, 'tablet'],
  [2560, 1600, 'tablet'],
  [2208, 1768, 'openFoldable'],
  [2316, 904, 'closedFoldable'],
  [2376, 968, 'closedFoldable'],
  [1170, 2532, 'upright'],
])('%i × %i is the shape of: %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
