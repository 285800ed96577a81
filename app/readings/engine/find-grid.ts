import { fitLine3 } from './least-squares';
import type { ReadLine } from './read-lines';

/** Moves of all six cards, in px: 2 columns of 3 cards or 3 of 2, four rows each. An unread move leaves a gap. */
export interface MoveGrid {
  columns: { x: number; right: number }[];
  panels: number;
  /** Middle of the first card's first move, at the left edge of the picture. */
  top: number;
  rowPitch: number;
  panelPitch: number;
  /** Px that a row sinks for each px to the right. */
  slope: number;
}

const goodMove = 0.72;
const sameLeft = 10;
/** A line joined with its icon begins up to this much further left, in heights of the line. */
const iconReach = 2.4;
/** Columns are further apart than this share of the width. */
const minColumns = 1 / 5;
const minScore = 6;

export const middle = ({ line }: ReadLine) => line.y + line.height / 2;

export const rowMiddle = (grid: MoveGrid, column: number, panel: number, row: number) =>
  grid.top +
  panel * grid.panelPitch +
  row * grid.rowPitch +
  grid.slope * ((grid.columns[column]?.x ?? 0) - (grid.columns[0]?.x ?? 0));

function moveWeight({ moves, species, abilities, items, stats }: ReadLine): number {
  const score = moves[0]?.score ?? 0;
  const other = Math.max(...[species, abilities, items, stats].map((kind) => kind?.[0]?.score ?? 0));
  return score >= other - 0.05 ? score : score * 0.3;
}

interface Member {
  read: ReadLine;
  column: number;
  weight: number;
}

/** @param height of the picture: cards that would be below it are no cards */
export function findMoveGrid(
  lines: readonly ReadLine[],
  width = extentOf(lines),
  height = Number.POSITIVE_INFINITY,
): MoveGrid | undefined {
  const moves = lines.filter((read) => (read.moves[0]?.score ?? 0) >= goodMove);
  let best: { columns: number[]; members: Member[]; fit: Fit } | undefined;
  for (const { edges, members, bound } of columnChoices(moves, width)) {
    if (bound <= (best?.fit.score ?? minScore)) break;
    for (const rowPitch of pitchesOf(members).filter((pitch) => hasNeighbors(members, pitch))) {
      const fit = fitRows(members, { rowPitch, columns: edges.length, height }, best?.fit.score ?? minScore);
      if (fit) best = { columns: edges, members, fit };
    }
  }
  return best && refined(best.columns, best.members, best.fit);
}

const extentOf = (lines: readonly ReadLine[]) =>
  Math.max(0, ...lines.map(({ line }) => line.x + line.width)) -
  Math.min(0, ...lines.map(({ line }) => line.x));

function columnChoices(moves: readonly ReadLine[], width: number) {
  const edges = clusterByLeft(moves)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 9)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  const apart = width * minColumns;
  const choices: number[][] = [];
  for (const a of edges)
    for (const b of edges.filter((x) => x - a > apart)) {
      choices.push([a, b]);
      for (const c of edges)
        if (c - b > apart && Math.abs(c - b - (b - a)) < 0.06 * (c - a)) choices.push([a, b, c]);
    }
  return choices
    .map((choice) => {
      const members = moves.flatMap((read): Member[] => {
        const column = choice.findIndex((x) => isOnEdge(read, x));
        return column < 0 ? [] : [{ read, column, weight: moveWeight(read) }];
      });
      return { edges: choice, members, bound: members.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .sort((a, b) => b.bound - a.bound);
}

const isOnEdge = ({ line }: ReadLine, x: number) =>
  line.x <= x + sameLeft && line.x >= x - iconReach * line.height && line.x + line.width > x + line.height;

function clusterByLeft(moves: readonly ReadLine[]): { x: number; weight: number }[] {
  const clusters: ReadLine[][] = [];
  for (const read of [...moves].sort((a, b) => a.line.x - b.line.x)) {
    const last = clusters.at(-1);
    if (last && read.line.x - median(last.map(({ line }) => line.x)) <= sameLeft) last.push(read);
    else clusters.push([read]);
  }
  return clusters.map((cluster) => ({
    x: median(cluster.map(({ line }) => line.x)),
    weight: cluster.reduce((sum, read) => sum + moveWeight(read), 0),
  }));
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Candidates for the distance of rows: an unread move makes a double step, the gap between cards a longer one. */
function pitchesOf(members: readonly Member[]): number[] {
  const steps: number[] = [];
  for (const column of [0, 1, 2]) {
    const middles = members
      .filter((member) => member.column === column)
      .map(({ read }) => middle(read))
      .sort((a, b) => a - b);
    for (let i = 1; i < middles.length; i++) steps.push((middles[i] as number) - (middles[i - 1] as number));
  }
  const rows = steps.filter((step) => step >= 10).sort((a, b) => a - b);
  const pitches = [0.15, 0.3, 0.45, 0.6].map((share) => {
    const typical = rows[Math.floor(rows.length * share)] ?? 0;
    const near = rows.filter((step) => Math.abs(step - typical) < typical * 0.12);
    return near.reduce((sum, step) => sum + step, 0) / near.length;
  });
  return [...new Set(pitches)].filter((pitch) => pitch > 0);
}

/** Whether moves stand at this distance; one move on each card gives none. */
function hasNeighbors(members: readonly Member[], rowPitch: number): boolean {
  const sure = members.filter(({ weight }) => weight > 0.5);
  const pairs = sure.filter((one) =>
    sure.some(
      (other) =>
        one.column === other.column &&
        Math.abs(middle(other.read) - middle(one.read) - rowPitch) < rowPitch * 0.15,
    ),
  );
  return pairs.length >= 2;
}

interface Fit {
  top: number;
  rowPitch: number;
  panelPitch: number;
  panels: number;
  score: number;
}

/** Distance of cards and first row that explain most slots, each by its best line; undefined below `least`. */
function fitRows(
  members: readonly Member[],
  { rowPitch, columns, height }: { rowPitch: number; columns: number; height: number },
  least: number,
): Fit | undefined {
  const panels = 6 / columns;
  const { weights, tops, from, length } = panelWeights(members, rowPitch, columns);
  // Branch and bound: no card is explained better than this, so that weak first cards can be skipped.
  let highest = 0;
  for (const weight of weights) if (weight > highest) highest = weight;
  const others = (panels - 1) * highest;
  if (highest + others <= least) return undefined;
  const firsts: number[] = [];
  for (let at = 0; at < tops; at += 2) if ((weights[at] as number) + others > least) firsts.push(at);
  firsts.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  let maxScore = least;
  let best: Fit | undefined;
  // Steps of 2 px: `refined` averages all lines afterwards.
  for (let panelPitch = rowPitch * 3.7; panelPitch <= rowPitch * 9; panelPitch += 2) {
    const second = Math.round(panelPitch);
    const third = panels > 2 ? Math.round(2 * panelPitch) : length;
    for (const at of firsts) {
      const first = weights[at] as number;
      if (first + others <= maxScore) break;
      const score = first + (weights[at + second] as number) + (weights[at + third] as number);
      if (score <= maxScore || from + at + (panels - 1) * panelPitch + 3 * rowPitch > height) continue;
      maxScore = score;
      best = { top: at + from, rowPitch, panelPitch, panels, score };
    }
  }
  return best;
}

function panelWeights(members: readonly Member[], rowPitch: number, columns: number) {
  const middles = members.map(({ read }) => middle(read));
  const from = Math.floor(Math.min(...middles) - 4 * rowPitch);
  const tops = Math.ceil(Math.max(...middles) - from);
  const length = tops + Math.ceil(9 * rowPitch * (6 / columns));
  // Capped in px: as a mere share of the pitch, too long a pitch would fit best.
  const reach = Math.min(rowPitch * 0.3, 9);
  const weights = new Float64Array(length + tops);
  for (let column = 0; column < columns; column++) {
    const rows = new Float64Array(length);
    members.forEach((member, i) => {
      if (member.column !== column) return;
      const place = (middles[i] as number) - from;
      for (let y = Math.ceil(place - reach); y <= place + reach; y++)
        rows[y] = Math.max(rows[y] as number, member.weight * (1 - ((y - place) / reach) ** 2 / 2));
    });
    for (let y = 0; y + 3 * rowPitch < length - 1; y++)
      for (let row = 0; row < 4; row++)
        weights[y] = (weights[y] as number) + (rows[Math.round(y + row * rowPitch)] as number);
  }
  return { weights, from, tops, length };
}

function refined(edges: number[], members: readonly Member[], fit: Fit): MoveGrid {
  const columns = edges.map((x, column) => ({
    x,
    right: Math.max(
      x,
      ...members
        .filter((member) => member.column === column)
        .map(({ read }) => read.line.x + read.line.width),
    ),
  }));
  const { top, rowPitch, panelPitch, panels } = fit;
  const rough: MoveGrid = { columns, panels, top, rowPitch, panelPitch, slope: 0 };
  const points = members.flatMap(({ read, column, weight }) => {
    const y = middle(read) - top;
    const panel = Math.max(0, Math.min(panels - 1, Math.floor((y + rowPitch / 2) / panelPitch)));
    const row = Math.round((y - panel * panelPitch) / rowPitch);
    const off = y - panel * panelPitch - row * rowPitch;
    if (row < 0 || row > 3 || Math.abs(off) > rowPitch * 0.3 || weight < 0.5) return [];
    return [{ factors: [panel, row, (edges[column] ?? 0) - (edges[0] ?? 0)] as const, value: middle(read) }];
  });
  const fitted = fitLine3(points);
  if (!fitted) return rough;
  const [first, [panel, row, slope]] = [fitted.constant, fitted.factors];
  // Few lines in one row or card say nothing of the other distance.
  const near = Math.abs(row - rowPitch) < rowPitch * 0.08 && Math.abs(panel - panelPitch) < panelPitch * 0.08;
  return near && Math.abs(slope) < 0.05
    ? { columns, panels, top: first, rowPitch: row, panelPitch: panel, slope }
    : rough;
}
