import type { Raster } from './raster';

/** Part of a picture, as shares of its width and height. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const entire: Frame = { left: 0, top: 0, width: 1, height: 1 };

export function inPixels(frame: Frame, { width, height }: { width: number; height: number }): Frame {
  const [left, top] = [Math.round(frame.left * width), Math.round(frame.top * height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(frame.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(frame.height * height))),
  };
}

// Aspect ratios: 16:9 slightly cropped, to the longest phone in landscape, cropped.
const minRatio = 1.45;
const maxRatio = 2.65;
/** Distance from the ground's color, and the share of a screen's row that differs from it. */
const different = 20;
const covered = 0.6;
const minWidth = 0.6;

/** Finds the screen in an upright screenshot or a post: the largest rectangle that differs from the ground throughout. */
export function findFrame(image: Raster): Frame | undefined {
  const { width, height } = image;
  const isScreen = width / height >= minRatio && width / height <= maxRatio;
  if (isScreen) return undefined;
  const isContent = contentOf(image);
  const rows = longestRun(height, (y) => isOfScreen(width, (x) => isContent(x, y)));
  if (!rows) return undefined;
  const ends = Array.from({ length: rows[1] - rows[0] }, (_, n) =>
    endsOf(width, (x) => isContent(x, rows[0] + n)),
  );
  const columns = [median(ends.map(([first]) => first)), median(ends.map(([, last]) => last)) + 1] as const;
  const [across, down] = [columns[1] - columns[0], rows[1] - rows[0]];
  if (across / down < minRatio || across / down > maxRatio) return undefined;
  return { left: columns[0] / width, top: rows[0] / height, width: across / width, height: down / height };
}

function contentOf({ width, height, channels, pixels }: Raster) {
  const grounds = [0.02, 0.98].map((share) => {
    const counts = new Map<number, number>();
    for (const y of [-2, 0, 2].map((off) => Math.round(share * (height - 1)) + off))
      for (let x = 0; x < width; x++) {
        const at = (Math.max(0, Math.min(height - 1, y)) * width + x) * channels;
        const color =
          (((pixels[at] as number) >> 3) << 10) |
          (((pixels[at + 1] as number) >> 3) << 5) |
          ((pixels[at + 2] as number) >> 3);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    const [color = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    return [(color >> 10) * 8 + 4, ((color >> 5) & 31) * 8 + 4, (color & 31) * 8 + 4] as const;
  });
  return (x: number, y: number) => {
    const at = (y * width + x) * channels;
    return grounds.every((ground) =>
      ground.some((value, c) => Math.abs((pixels[at + c] as number) - value) > different),
    );
  };
}

/** Whether a row crosses a screen: mostly content, or at both ends with cards as light as the ground between. */
function isOfScreen(width: number, isContent: (x: number) => boolean): boolean {
  const [first, last] = endsOf(width, isContent);
  if (last - first < width * minWidth) return false;
  let count = 0;
  for (let x = first; x <= last; x++) if (isContent(x)) count++;
  if (count >= covered * (last - first)) return true;
  const end = Math.max(3, Math.round(width * 0.012));
  for (let n = 0; n < end; n++) if (!isContent(first + n) || !isContent(last - n)) return false;
  return true;
}

function endsOf(width: number, isContent: (x: number) => boolean): [number, number] {
  let [first, last] = [0, width - 1];
  while (first < last && !isContent(first)) first++;
  while (last > first && !isContent(last)) last--;
  return [first, last];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

function longestRun(length: number, holds: (at: number) => boolean): [number, number] | undefined {
  const gap = Math.max(1, length * 0.012);
  let best: [number, number] | undefined;
  let run: [number, number] | undefined;
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    if (run && at - run[1] <= gap) run[1] = at + 1;
    else run = [at, at + 1];
    if (!best || run[1] - run[0] > best[1] - best[0]) best = run;
  }
  return best;
}
