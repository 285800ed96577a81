import { dropOverlapped, joinLines } from './join-lines';
import { medianByte } from './median-byte';
import type { Raster } from './picture/raster';
import { release } from './picture/release';
import { type Component, maxGlyph, type Polarity, type TextLine } from './text-line';

export interface PolarityMap {
  values: Uint8Array;
  labels: Int32Array;
  glyphs: Component[];
  lines: TextLine[];
}

export type LineMaps = Record<Polarity, PolarityMap>;

/** Minimal contrast to the local mean, and minimal lightness (or darkness), 0 to 255. */
export type Thresholds = Record<Polarity, { above: number; least: number }>;

// Tuned by experiment (docs/reading.md says how): radius of the mean in px, thresholds for a whole screen.
const radius = 14;
const usual: Thresholds = { light: { above: 38, least: 176 }, dark: { above: 45, least: 120 } };
/** For navy letters on lilac (Champions' list of teams). On other screens it joins dark letters with what surrounds them. */
export const paleGround: Thresholds = { ...usual, dark: { above: 45, least: 96 } };
// Weaker pixels are text if connected to strong ones: thin strokes of a picture made smaller.
const [strong, weak] = [2, 1];
// A solid component of an icon's size (px) with a lower share of strong pixels is no letter.
const minStrong = 0.75;
const minSolid = 16;
// Px: a component without strong pixels is a stroke or a mark at most.
const maxFaint = 20;
// A page of small print has some 6,000; more are noise.
const maxGlyphs = 12_000;
const weakLeast = 0.75;
const weakAbove = 0.5;
// JPEG halves the resolution of color: thin white strokes take on some, but keep their brightness.
const colorBleed = 90;

/** Pool of zeroed arrays for pictures of the same size, since garbage would not fit into 128 MB. */
export class Rooms {
  private readonly arrays = new Map<string, Uint8Array | Int32Array>();

  take<T extends Uint8Array | Int32Array>(name: string, kind: new (length: number) => T, length: number): T {
    let array = this.arrays.get(name) as T | undefined;
    if (array?.length === length) array.fill(0);
    else {
      if (array) release(array);
      array = new kind(length);
      this.arrays.set(name, array);
    }
    return array;
  }

  clear() {
    for (const array of this.arrays.values()) release(array);
    this.arrays.clear();
  }
}

/** Finds text lines in any layout. The result is valid until the next call with the same rooms. */
export async function findLines(
  { width, height, channels, pixels }: Raster,
  rooms = new Rooms(),
  thresholds = usual,
): Promise<LineMaps> {
  const found = {} as LineMaps;
  for (const polarity of ['light', 'dark'] as const) {
    const values = rooms.take(`${polarity} values`, Uint8Array, width * height);
    for (let i = 0, at = 0; i < values.length; i++, at += channels) {
      // No array for each pixel: a million of them take long to collect.
      const r = pixels[at]!;
      const g = pixels[at + 1]!;
      const b = pixels[at + 2]!;
      const brightness = (r * 77 + g * 150 + b * 29) >> 8;
      values[i] =
        polarity === 'light' ? Math.min(brightness, Math.min(r, g, b) + colorBleed) : 255 - Math.max(r, g, b);
    }
    const mask = aboveSurroundings(values, width, height, thresholds[polarity], rooms);
    await scheduler.wait(0);
    const { labels, components } = findComponents(
      mask,
      rooms.take(`${polarity} labels`, Int32Array, mask.length),
      width,
      height,
      rooms,
    );
    const marks = components.filter(isGlyph);
    const glyphs = marks.length > maxGlyphs ? [] : marks;
    for (const glyph of glyphs) lookAround(glyph, pixels, channels, values, labels, width, height);
    found[polarity] = { values, labels, glyphs, lines: joinLines(glyphs, polarity) };
    await scheduler.wait(0);
  }
  rejoinWithoutTall(found);
  dropOverlapped(found.light.lines, found.dark.lines);
  dropOverlapped(found.dark.lines, found.light.lines);
  return found;
}

/** Leaves out what is taller than text: a bright patch beside a name would swell its line. */
function rejoinWithoutTall(found: LineMaps) {
  const long = [...found.light.lines, ...found.dark.lines].filter(
    ({ parts, width, height }) => parts.length >= 4 && width > 2.5 * height,
  );
  const heights = long.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  if (usual === undefined || long.length < 12) return;
  for (const polarity of ['light', 'dark'] as const) {
    const map = found[polarity];
    map.glyphs = map.glyphs.filter(({ top, bottom }) => bottom - top + 1 <= usual * 1.5);
    map.lines = joinLines(map.glyphs, polarity);
  }
}

function aboveSurroundings(
  values: Uint8Array,
  width: number,
  height: number,
  { above, least }: Thresholds[Polarity],
  rooms: Rooms,
): Uint8Array {
  const columns = new Int32Array(width);
  const mask = rooms.take('mask', Uint8Array, values.length);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, values, y, 1);
  for (let y = 0; y < height; y++) {
    const entering = y + radius;
    const leaving = y - radius - 1;
    if (entering < height) addRow(columns, values, entering, 1);
    if (leaving >= 0) addRow(columns, values, leaving, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += columns[x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += columns[x + radius]!;
      if (x - radius - 1 >= 0) sum -= columns[x - radius - 1]!;
      const reach = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1;
      const value = values[y * width + x]!;
      const mean = sum / (rows * reach);
      if (value > least && value > mean + above) mask[y * width + x] = strong;
      else if (value > least * weakLeast && value > mean + above * weakAbove) mask[y * width + x] = weak;
    }
  }
  return mask;
}

function addRow(columns: Int32Array, values: Uint8Array, y: number, sign: 1 | -1) {
  const start = y * columns.length;
  for (let x = 0; x < columns.length; x++) columns[x]! += sign * values[start + x]!;
}

/** 8-connected components: strong ones with the weak pixels attached to them, then the weak rest. */
function findComponents(mask: Uint8Array, labels: Int32Array, width: number, height: number, rooms: Rooms) {
  const components: Component[] = [];
  const open = rooms.take('open', Int32Array, mask.length);
  for (const least of [strong, weak]) {
    for (let start = 0; start < mask.length; start++) {
      if (mask[start]! < least || labels[start]) continue;
      const label = components.length + 1;
      let component = flood(start, label, weak);
      const { faint, strong: share, pixels } = component;
      if (faint ? isLarge(component) : share < minStrong * pixels && isSolid(component)) {
        erase(component);
        if (faint) continue;
        component = flood(start, label, strong);
      }
      components.push(component);
    }
  }
  return { labels, components };

  /** Weak pixels are the ground of what is on them: a gray icon under its white sign. */
  function erase({ left, right, top, bottom, label }: Component) {
    for (let y = top; y <= bottom; y++) {
      for (let at = y * width + left; at <= y * width + right; at++) {
        if (labels[at] !== label) continue;
        labels[at] = 0;
        if (mask[at] === weak) mask[at] = 0;
      }
    }
  }

  function flood(start: number, label: number, least: number): Component & { strong: number } {
    let pixels = 0;
    let strongOnes = 0;
    let top = height;
    let bottom = 0;
    let left = width;
    let right = 0;
    let depth = 1;
    open[0] = start;
    labels[start] = label;
    while (depth > 0) {
      const at = open[--depth]!;
      const x = at % width;
      const y = (at - x) / width;
      pixels++;
      if (mask[at] === strong) strongOnes++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (mask[next]! >= least && !labels[next]) {
            labels[next] = label;
            open[depth++] = next;
          }
        }
      }
    }
    return {
      left,
      top,
      right,
      bottom,
      label,
      pixels,
      strong: strongOnes,
      faint: strongOnes === 0,
      contrast: 0,
      ink: [0, 0, 0],
      red: 0,
      green: 0,
      blue: 0,
    };
  }
}

const isSolid = ({ left, right, top, bottom, pixels }: Component) =>
  Math.min(right - left, bottom - top) >= minSolid && pixels > 0.5 * (right - left + 1) * (bottom - top + 1);

const isLarge = ({ left, right, top, bottom }: Component) =>
  bottom - top >= maxFaint || right - left >= maxFaint;

function isGlyph({ left, right, top, bottom, pixels }: Component): boolean {
  return pixels >= 3 && right - left < maxGlyph.width && bottom - top < maxGlyph.height;
}

const around = new Int32Array(2 * (maxGlyph.width + maxGlyph.height + 12));

function lookAround(
  glyph: Component,
  pixels: Raster['pixels'],
  channels: number,
  values: Uint8Array,
  labels: Int32Array,
  width: number,
  height: number,
) {
  const [left, top] = [Math.max(0, glyph.left - 3), Math.max(0, glyph.top - 3)];
  const [right, bottom] = [Math.min(width - 1, glyph.right + 3), Math.min(height - 1, glyph.bottom + 3)];
  let count = 0;
  const take = (x: number, y: number) => {
    const at = y * width + x;
    if (!labels[at]) around[count++] = at;
  };
  for (let x = left; x <= right; x++) {
    take(x, top);
    take(x, bottom);
  }
  for (let y = top + 1; y < bottom; y++) {
    take(left, y);
    take(right, y);
  }
  const median = (valueAt: (at: number) => number) => medianByte(count, (i) => valueAt(around[i]!));
  glyph.red = median((at) => pixels[at * channels]!);
  glyph.green = median((at) => pixels[at * channels + 1]!);
  glyph.blue = median((at) => pixels[at * channels + 2]!);
  const ground = median((at) => values[at]!);
  let sum = 0;
  const ink: Component['ink'] = [0, 0, 0];
  for (let y = glyph.top; y <= glyph.bottom; y++) {
    for (let x = glyph.left; x <= glyph.right; x++) {
      const at = y * width + x;
      if (labels[at] !== glyph.label) continue;
      sum += values[at]!;
      for (let c = 0; c < 3; c++) ink[c]! += pixels[at * channels + c]! / glyph.pixels;
    }
  }
  glyph.ink = ink;
  glyph.contrast = sum / glyph.pixels - ground;
}
