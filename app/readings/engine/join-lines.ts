import type { Component, Polarity, TextLine } from './text-line';

// Tuned by experiment; px and steps of color (0 to 255).
const maxGap = 20;
const colorTolerance = 42;
// Wide, since thin strokes are less white than thick ones.
const inkTolerance = 80;

export function joinLines(glyphs: Component[], polarity: Polarity): TextLine[] {
  const sorted = [...glyphs].sort((a, b) => a.left - b.left);
  const leader = sorted.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at]!]!;
      at = leader[at]!;
    }
    return at;
  };
  for (let i = 0; i < sorted.length; i++) {
    const a = sorted[i]!;
    if (a.faint) continue;
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j]!;
      if (b.left - a.right > maxGap) break;
      if (belongTogether(a, b)) leader[find(j)] = find(i);
    }
  }
  const groups = new Map<number, Component[]>();
  sorted.forEach((glyph, i) => {
    const key = find(i);
    const group = groups.get(key);
    if (group) group.push(glyph);
    else groups.set(key, [glyph]);
  });
  const lines = [...groups.values()].map((parts) => lineOf(parts, polarity));
  return withFragments(lines).flatMap(splitUneven).filter(isText);
}

/** Stacked strokes (ニ, ミ) share no rows with their neighbors: they join the taller line beside them. */
function withFragments(lines: TextLine[]): TextLine[] {
  const tall = lines
    .filter((line) => line.height >= 8 && !line.parts[0]?.faint)
    .sort((a, b) => b.height - a.height);
  const joined = new Set<TextLine>();
  for (let i = 0; i < tall.length; i++) {
    let line = tall[i] as TextLine;
    if (joined.has(line)) continue;
    for (let before = -1; before < line.parts.length; ) {
      before = line.parts.length;
      const own = line;
      const fragments = lines.filter(
        (other) => other !== tall[i] && !joined.has(other) && isFragmentOf(other, own),
      );
      for (const fragment of fragments) joined.add(fragment);
      if (fragments.length)
        line = lineOf(
          [own, ...fragments].flatMap(({ parts }) => parts),
          line.polarity,
        );
    }
    tall[i] = line;
  }
  return tall.filter((line) => !joined.has(line));
}

// A line splits at a gap of this many px, if it is this much taller than its halves.
const minSplit = 6;
const uneven = 1.3;

/** Splits at the widest gap: a bright patch may share rows with a name. */
function splitUneven(line: TextLine): TextLine[] {
  const parts = [...line.parts].sort((a, b) => a.left - b.left);
  let widest = minSplit;
  let at = 0;
  let right = Number.NEGATIVE_INFINITY;
  parts.forEach((part, i) => {
    if (i > 0 && part.left - right > widest) {
      widest = part.left - right;
      at = i;
    }
    right = Math.max(right, part.right);
  });
  if (at === 0) return [line];
  const halves = [parts.slice(0, at), parts.slice(at)].map((half) => lineOf(half, line.polarity));
  return line.height > uneven * Math.max(...halves.map(({ height }) => height)) ? halves : [line];
}

function isFragmentOf(small: TextLine, line: TextLine): boolean {
  if (small.height > line.height * 0.7) return false;
  const middle = small.y + small.height / 2;
  if (middle < line.y - 2 || middle > line.y + line.height + 2) return false;
  const gap = Math.max(small.x - (line.x + line.width), line.x - (small.x + small.width));
  const [one] = small.parts;
  if (gap > (one?.faint ? 0.4 * line.height : maxGap)) return false;
  return line.parts.some((part) => one && sameColor(one, part) && sameInk(one, part));
}

function belongTogether(a: Component, b: Component): boolean {
  if (a.faint || b.faint) return false;
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top) + 1;
  if (overlap < 0.5 * lower) return false;
  return sameColor(a, b) && sameInk(a, b);
}

const sameColor = (a: Component, b: Component) =>
  Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue)) <= colorTolerance;

const sameInk = (a: Component, b: Component) =>
  a.ink.every((value, c) => Math.abs(value - b.ink[c]!) <= inkTolerance);

export function lineOf(parts: Component[], polarity: Polarity): TextLine {
  const x = Math.min(...parts.map((part) => part.left));
  const y = Math.min(...parts.map((part) => part.top));
  const pixels = parts.reduce((sum, part) => sum + part.pixels, 0);
  return {
    x,
    y,
    width: Math.max(...parts.map((part) => part.right)) - x + 1,
    height: Math.max(...parts.map((part) => part.bottom)) - y + 1,
    polarity,
    contrast: parts.reduce((sum, part) => sum + part.contrast * part.pixels, 0) / pixels,
    parts,
  };
}

const isText = (line: TextLine) =>
  line.height >= 8 && line.height <= 48 && line.width >= 16 && line.parts.length > 1;

/** Keeps the clearer of two lines in one place: a letter's inside is a line of the other polarity. */
export function dropOverlapped(lines: TextLine[], others: readonly TextLine[]) {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    const hidden = others.some((other) => {
      const across = Math.min(line.x + line.width, other.x + other.width) - Math.max(line.x, other.x);
      const down = Math.min(line.y + line.height, other.y + other.height) - Math.max(line.y, other.y);
      const covered =
        across > 0 &&
        down > 0 &&
        across * down > 0.3 * Math.min(line.width * line.height, other.width * other.height);
      return covered && other.contrast * other.width > line.contrast * line.width;
    });
    if (hidden) lines.splice(i, 1);
  }
}
