import { luminanceOf } from './text';

const minContrast = 2.5;
const minShare = 0.3;
const solid = 200;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Whether a logo hardly stands out from what is behind it, as a cream moon on cream paper. A logo that fills its whole
 * rectangle brings a background of its own.
 * @param pixels RGBA
 * @param paper red, green and blue of what is behind it
 */
export function needsPlate(pixels: ArrayLike<number>, paper: readonly number[]): boolean {
  const behind = luminanceOf(paper);
  let [inside, seen, clear] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < solid) {
      clear++;
      continue;
    }
    inside++;
    const color = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (contrast(luminanceOf(color), behind) >= minContrast) seen++;
  }
  return clear > 0 && inside > 0 && seen < minShare * inside;
}

const size = 64;

/** Pixels of a loaded image, scaled to 64×64. @returns undefined if it can't be read */
export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = canvas.getContext('2d');
  try {
    context?.drawImage(image, 0, 0, size, size);
    return context?.getImageData(0, 0, size, size).data;
  } catch {
    // Broken, or without a size of its own.
    return undefined;
  }
}
