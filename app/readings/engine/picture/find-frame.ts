import type { Raster } from './raster';

/** A part of a picture, as shares of its width and height. */
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

// Shapes of a screen: a little cut off 16:9, and the longest phone held sideways with its edges cut off.
const narrowest = 1.45;
const widest = 2.45;
/** How far a color is from the ground's, and how much of a row is not ground where a screen lies. */
const different = 20;
const covered = 0.6;
const minWidth = 0.6;

/**
 * The screen within a larger picture that is not of a screen's shape, a phone held upright or a post: the largest
 * rectangle that differs throughout from the ground at the picture's edges, as lines of text beside it do not.
 */
export function findFrame(image: Raster): Frame | undefined {
  const { width, height } = image;
  const isScreen = width / height >= narrowest && width / height <= widest;
  if (isScreen) return undefined;
  const isContent = contentOf(image);
  const rows = longestRun(height, (y) => isOfScreen(width, (x) => isContent(x, y)));
  if (!rows) return undefined;
  const ends = Array.from({ length: rows[1] - rows[0] }, (_, n) =>
    endsOf(width, (x) => isContent(x, rows[0] + n)),
  );
  const columns = [median(ends.map(([first]) => first)), median(ends.map(([, last]) => last)) + 1] as const;
  const [across, down] = [columns[1] - columns[0], rows[1] - rows[0]];
  if (across / down < narrowest || across / down > widest) return undefined;
  return { left: columns[0] / width, top: rows[0] / height, width: across / width, height: down / height };
}

/** What differs from the commonest colors of the upper and the lower edge. */
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

/** Whether a row goes through a screen: mostly other than the ground, or at both its ends, with cards as light as it between. */
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

/** Where the content of a row begins and ends. */
function endsOf(width: number, isContent: (x: number) => boolean): [number, number] {
  let [first, last] = [0, width - 1];
  while (first < last && !isContent(first)) first++;
  while (last > first && !isContent(last)) last--;
  return [first, last];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** From where to where it holds, with short gaps. */
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
