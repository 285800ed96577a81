import type { PolarityMap } from './find-lines';
import { medianByte } from './median-byte';
import type { GrayImage } from './recognizer';
import type { TextLine } from './text-line';

export interface LineShape {
  height: number;
  /** White margin on all sides, in px of the drawn line. */
  padding: number;
  /** Width of the letters against their height, 1 if omitted: the model's work grows with the width. */
  stretch?: number;
  threshold?: number;
}

export function drawLine(line: TextLine, map: PolarityMap, imageWidth: number, shape: LineShape): GrayImage {
  const own = new Set(line.parts.map((part) => part.label));
  const { width, height } = line;
  const strength = new Float32Array(width * height);
  const ground = groundOf(line, map, imageWidth);
  let strongest = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (line.y + y) * imageWidth + line.x + x;
      if (!isNear(map.labels, at, imageWidth, own)) continue;
      const value = Math.max(0, map.values[at]! - ground);
      strength[y * width + x] = value;
      if (value > strongest) strongest = value;
    }
  }
  return scaled(strength, width, height, strongest, shape);
}

function isNear(labels: Int32Array, at: number, imageWidth: number, own: Set<number>): boolean {
  const here = labels[at]!;
  if (here) return own.has(here);
  for (let row = at - imageWidth; row <= at + imageWidth; row += imageWidth) {
    for (let beside = row - 1; beside <= row + 1; beside++) {
      const label = labels[beside];
      if (label && own.has(label)) return true;
    }
  }
  return false;
}

function groundOf(line: TextLine, map: PolarityMap, imageWidth: number): number {
  const columns = (line.width + 1) >> 1;
  return medianByte(columns * line.height, (i) => {
    const at = (line.y + Math.floor(i / columns)) * imageWidth + line.x + 2 * (i % columns);
    return map.labels[at] ? -1 : map.values[at]!;
  });
}

function scaled(
  strength: Float32Array,
  width: number,
  height: number,
  strongest: number,
  shape: LineShape,
): GrayImage {
  const scale = shape.height / height;
  const across = scale * (shape.stretch ?? 1);
  const inner = Math.max(1, Math.round(width * across));
  const outerWidth = inner + 2 * shape.padding;
  const outerHeight = shape.height + 2 * shape.padding;
  const pixels = new Uint8Array(outerWidth * outerHeight).fill(255);
  for (let y = 0; y < shape.height; y++) {
    const sy = Math.min(height - 1, Math.max(0, (y + 0.5) / scale - 0.5));
    const y0 = Math.floor(sy);
    const y1 = Math.min(height - 1, y0 + 1);
    const fy = sy - y0;
    for (let x = 0; x < inner; x++) {
      const sx = Math.min(width - 1, Math.max(0, (x + 0.5) / across - 0.5));
      const x0 = Math.floor(sx);
      const x1 = Math.min(width - 1, x0 + 1);
      const fx = sx - x0;
      const top = strength[y0 * width + x0]! * (1 - fx) + strength[y0 * width + x1]! * fx;
      const bottom = strength[y1 * width + x0]! * (1 - fx) + strength[y1 * width + x1]! * fx;
      const value = 255 - (255 * (top * (1 - fy) + bottom * fy)) / strongest;
      const drawn = shape.threshold === undefined ? value : value < shape.threshold ? 0 : 255;
      pixels[(y + shape.padding) * outerWidth + x + shape.padding] = drawn;
    }
  }
  return { width: outerWidth, height: outerHeight, pixels };
}
