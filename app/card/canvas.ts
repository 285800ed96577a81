import type { Segment } from './path';

export type Color = readonly [red: number, green: number, blue: number];

export const hex = (text: string): Color => {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function blankCanvas(width: number, height: number, [red, green, blue]: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
  return { width, height, pixels };
}

/** Scales, rotates by `angle` radians about the origin, then translates (px). */
export interface Placing {
  x: number;
  y: number;
  scale?: number;
  angle?: number;
}

/** Scanline fill: edges add their signed area to the pixels they cross; a row's running sum is its coverage. */
export function fill(
  canvas: Canvas,
  segments: readonly Segment[],
  color: Color,
  placing: Placing,
  evenOdd = false,
) {
  const { x: moveX, y: moveY, scale = 1, angle = 0 } = placing;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const onCanvas = segments.map(
    ([x0, y0, x1, y1]): Segment => [
      x0 * cos - y0 * sin + moveX,
      x0 * sin + y0 * cos + moveY,
      x1 * cos - y1 * sin + moveX,
      x1 * sin + y1 * cos + moveY,
    ],
  );
  let [left, top, right, bottom] = [canvas.width, canvas.height, 0, 0];
  for (const [x0, y0, x1, y1] of onCanvas) {
    left = Math.min(left, x0, x1);
    right = Math.max(right, x0, x1);
    top = Math.min(top, y0, y1);
    bottom = Math.max(bottom, y0, y1);
  }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  right = Math.min(canvas.width, Math.ceil(right));
  bottom = Math.min(canvas.height, Math.ceil(bottom));
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const area = new Float32Array((width + 2) * height);
  for (const segment of onCanvas) addSegment(area, width + 2, height, segment, left, top);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += area[row * (width + 2) + column] as number;
      const covered = evenOdd ? evenOddCoverage(Math.abs(sum)) : Math.min(1, Math.abs(sum));
      if (covered > 0.003) blend(canvas, left + column, top + row, color, covered);
    }
  }
}

/** Even-odd rule: 0 outside, 1 inside, 0 again inside of a second outline. */
const evenOddCoverage = (sum: number) => {
  const part = sum % 2;
  return part > 1 ? 2 - part : part;
};

function blend({ pixels, width }: Canvas, x: number, y: number, color: Color, share: number) {
  const at = (y * width + x) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const under = pixels[at + channel] as number;
    pixels[at + channel] = under + ((color[channel] as number) - under) * share + 0.5;
  }
}

function addSegment(
  area: Float32Array,
  stride: number,
  height: number,
  segment: Segment,
  left: number,
  top: number,
) {
  let [x0, y0, x1, y1] = [segment[0] - left, segment[1] - top, segment[2] - left, segment[3] - top];
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  if (direction < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
  const slope = (x1 - x0) / (y1 - y0);
  const last = stride - 2 - 1e-3;
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, Math.ceil(y1)); row++) {
    const from = Math.max(y0, row);
    const to = Math.min(y1, row + 1);
    const share = (to - from) * direction;
    const a = clamp(x0 + (from - y0) * slope, last);
    const b = clamp(x0 + (to - y0) * slope, last);
    const [low, high] = a < b ? [a, b] : [b, a];
    const start = row * stride;
    let passed = 0;
    let before = 0;
    const end = Math.max(Math.ceil(high), Math.floor(low) + 1);
    for (let column = Math.floor(low); column < end; column++) {
      const enter = Math.max(low, column);
      const leave = Math.min(high, column + 1);
      const part = high - low < 1e-6 ? 1 : (leave - enter) / (high - low);
      const covered = passed + part * (1 - ((enter + leave) / 2 - column));
      area[start + column] = (area[start + column] as number) + share * (covered - before);
      passed += part;
      before = covered;
    }
    area[start + end] = (area[start + end] as number) + share * (1 - before);
  }
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
