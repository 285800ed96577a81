import { median, middle } from './find-grid';
import type { ReadLine } from './read-lines';
import type { Slot } from './slots';
import { type Stat, stats } from './stat-alignment';

/** Tab of stats: cards of 2 columns by 3 rows, found by their labels; in px. */
export interface StatGrid {
  /** Left edge and middle of each card's first label, row by row, from the left. */
  cards: StatCard[];
  rowPitch: number;
  across: number;
}

interface StatCard {
  x: number;
  y: number;
  /** Whether its own labels stand in the rows of the grid. In a tilted picture they may stand a row off. */
  isFirm: boolean;
}

const places: Record<Stat | 'hp', readonly [column: number, row: number]> = {
  hp: [0, 0],
  atk: [0, 1],
  def: [0, 2],
  spa: [1, 0],
  spd: [1, 1],
  spe: [1, 2],
};

const goodLabel = 0.65;
const minLabels = 8;
/** Px between left edges of labels in one column. */
const sameColumn = 16;
/** Largest distance of a card's columns, as a share of the width: a neighbor's is further off. */
const maxAcross = 0.28;

/** Rows between a label and its place in the grid. */
const maxRowsOff = 0.35;

interface Label {
  column: number;
  row: number;
  x: number;
  y: number;
}

export function findStatGrid(lines: readonly ReadLine[], width: number): StatGrid | undefined {
  const labels = labelsIn(lines);
  if (labels.length < minLabels) return undefined;
  const rowPitch = smallest(labels, (a, b) =>
    a.column === b.column && b.row > a.row && Math.abs(a.x - b.x) < sameColumn
      ? (b.y - a.y) / (b.row - a.row)
      : 0,
  );
  if (!rowPitch) return undefined;
  const across = smallest(labels, (a, b) =>
    a.row === b.row &&
    b.column > a.column &&
    Math.abs(a.y - b.y) < rowPitch / 2 &&
    b.x - a.x < width * maxAcross
      ? b.x - a.x
      : 0,
  );
  if (!across) return undefined;
  const xs = strongest(
    labels.map(({ x, column }) => x - column * across),
    across / 4,
    2,
  );
  const ys = strongest(
    labels.map(({ y, row }) => y - row * rowPitch),
    rowPitch / 2,
    3,
  );
  if (xs.length < 2 || ys.length < 3 || !stand(xs, width)) return undefined;
  const isOff = ({ column, row, ...label }: Label, x: number, y: number) => {
    const rows = Math.abs(label.y - y - row * rowPitch) / rowPitch;
    return Math.abs(label.x - x - column * across) < across / 4 && rows > maxRowsOff && rows < 1.6;
  };
  const cardAt = (x: number, y: number) => ({ x, y, isFirm: !labels.some((label) => isOff(label, x, y)) });
  return { cards: ys.flatMap((y) => xs.map((x) => cardAt(x, y))), rowPitch, across };
}

function labelsIn(lines: readonly ReadLine[]): Label[] {
  return lines.flatMap((read) => {
    const best = read.stats?.[0];
    const [column, row] = places[best?.keys[0] as Stat] ?? [];
    return best && best.score >= goodLabel && column !== undefined && row !== undefined
      ? [{ column, row, x: read.line.x, y: middle(read) }]
      : [];
  });
}

/** Lines of a tab of stats that read as nothing where labels begin. */
export function missedLabels(lines: readonly ReadLine[]): ReadLine[] {
  const labels = labelsIn(lines);
  if (labels.length < minLabels) return [];
  return lines.filter(
    ({ line, texts }) => texts.length === 0 && labels.some(({ x }) => Math.abs(x - line.x) < sameColumn),
  );
}

const stand = ([left = 0, right = 0]: readonly number[], width: number) =>
  left > -0.02 * width && right < width && right - left > width / 5;

function smallest(labels: readonly Label[], distance: (a: Label, b: Label) => number): number {
  const nearest = labels.flatMap((a) => {
    const found = labels.map((b) => distance(a, b)).filter((one) => one > 8);
    return found.length > 0 ? [Math.min(...found)] : [];
  });
  return median(nearest);
}

export function strongest(values: readonly number[], near: number, count: number): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && value - (last.at(-1) as number) < near) last.push(value);
    else groups.push([value]);
  }
  return groups
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(median)
    .sort((a, b) => a - b);
}

export function nameSlots({ cards, rowPitch, across }: StatGrid, lines: readonly ReadLine[]): Slot[] {
  const found = cards.flatMap(({ x, y }) => {
    const above = lines.filter((read) => {
      const up = y - middle(read);
      const right = read.line.x - x;
      return up > rowPitch * 0.5 && up < rowPitch * 2.5 && right > -across * 0.6 && right < across * 0.9;
    });
    const [best] = above.sort((a, b) => (b.species[0]?.score ?? 0) - (a.species[0]?.score ?? 0));
    return best && (best.species[0]?.score ?? 0) >= 0.75
      ? [{ up: y - middle(best), right: best.line.x - x, height: best.line.height }]
      : [];
  });
  const up = found.length ? median(found.map((one) => one.up)) : rowPitch;
  const right = found.length ? median(found.map((one) => one.right)) : across * 0.15;
  const height = found.length ? median(found.map((one) => one.height)) : rowPitch * 0.7;
  return cards.map(({ x, y }) => ({
    kind: 'species',
    x: x + right,
    right: x + right + across * 0.9,
    middle: y - up,
    height: Math.min(rowPitch, height * 1.35),
    reach: rowPitch * 0.4,
  }));
}

export function arrowPlaces({ rowPitch, across }: StatGrid, card: { x: number; y: number }) {
  return stats.map((stat) => {
    const [column, row] = places[stat];
    const [x, y] = [card.x + column * across, card.y + row * rowPitch];
    return {
      stat,
      left: x + across * 0.1,
      right: x + across * 0.46,
      top: y - rowPitch * 0.4,
      bottom: y + rowPitch * 0.4,
    };
  });
}
