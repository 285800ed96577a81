import type { ReadLine } from './read-lines';

/**
 * Where the moves of the six stand, in pixels: columns of panels with four rows of moves. With `top` 100,
 * `rowPitch` 28 and `panelPitch` 170, a column's second panel has its third move at 100 + 170 + 2 × 28 = 326.
 */
export interface MoveGrid {
  /** Left edges of the moves, and where the widest of them ends. */
  columns: { x: number; right: number }[];
  panels: number;
  top: number;
  rowPitch: number;
  panelPitch: number;
}

const goodMove = 0.72;
const sameLeft = 10;

export const middle = ({ line }: ReadLine) => line.y + line.height / 2;

const moveScore = (read: ReadLine) => read.moves[0]?.score ?? 0;

/** Fits the grid to the lines that read as moves; undefined when there are too few of them for a team. */
export function findMoveGrid(lines: readonly ReadLine[]): MoveGrid | undefined {
  const moves = lines.filter((read) => moveScore(read) >= goodMove);
  const clusters = clusterByLeft(moves).filter((cluster) => cluster.length >= 4);
  clusters.sort((a, b) => weight(b) - weight(a));
  const heaviest = weight(clusters[0] ?? []);
  const count = clusters.filter((cluster) => weight(cluster) > 0.4 * heaviest).length;
  // Names in a column may read like moves: the right number of columns leaves the fewest moves over.
  let best: MoveGrid | undefined;
  let bestScore = 0;
  for (const columns of [2, 3].filter((n) => n <= count).map((n) => clusters.slice(0, n))) {
    const panels = 6 / columns.length;
    for (const rowPitch of pitchesOf(columns)) {
      const { score, ...fit } = fitRows(columns.flat(), rowPitch, panels);
      if (score <= bestScore) continue;
      bestScore = score;
      best = { columns: columns.map(extent).sort((a, b) => a.x - b.x), panels, rowPitch, ...fit };
    }
  }
  return best;
}

const extent = (cluster: ReadLine[]) => ({
  x: median(cluster.map(({ line }) => line.x)),
  right: Math.max(...cluster.map(({ line }) => line.x + line.width)),
});

const weight = (cluster: ReadLine[]) => cluster.reduce((sum, read) => sum + moveScore(read), 0);

function clusterByLeft(moves: ReadLine[]): ReadLine[][] {
  const clusters: ReadLine[][] = [];
  for (const read of [...moves].sort((a, b) => a.line.x - b.line.x)) {
    const last = clusters.at(-1);
    if (last && read.line.x - median(last.map(({ line }) => line.x)) <= sameLeft) last.push(read);
    else clusters.push([read]);
  }
  return clusters;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Possible distances of two rows: a move that was not read makes a double step, a new panel a longer one. */
function pitchesOf(columns: ReadLine[][]): number[] {
  const steps: number[] = [];
  for (const column of columns) {
    const middles = column.map(middle).sort((a, b) => a - b);
    for (let i = 1; i < middles.length; i++) steps.push(middles[i]! - middles[i - 1]!);
  }
  const rows = steps.filter((step) => step >= 10).sort((a, b) => a - b);
  const pitches = [0.15, 0.3, 0.45, 0.6].map((share) => {
    const typical = rows[Math.floor(rows.length * share)] ?? 0;
    const near = rows.filter((step) => Math.abs(step - typical) < typical * 0.12);
    return near.reduce((sum, step) => sum + step, 0) / near.length;
  });
  return [...new Set(pitches)].filter((pitch) => pitch > 0);
}

/** The panels' distance and the first row for which most lines stand on a row of the grid. */
function fitRows(moves: ReadLine[], rowPitch: number, panels: number) {
  const middles = Float64Array.from(moves, middle);
  const scores = Float64Array.from(moves, moveScore);
  const tops = new Map<number, number>();
  for (const anchor of middles)
    for (let row = 0; row < 4; row++) {
      const top = anchor - row * rowPitch;
      tops.set(Math.round(top * 2), top);
    }
  const best = { top: 0, panelPitch: 0, score: 0 };
  // Not a share of the pitch alone, or a pitch too long would fit best.
  const reach = Math.min(rowPitch * 0.3, 9);
  for (let panelPitch = rowPitch * 3.7; panelPitch <= rowPitch * 9; panelPitch += 1) {
    for (const top of tops.values()) {
      let score = 0;
      for (let i = 0; i < middles.length; i++) {
        const y = middles[i]! - top;
        const panel = Math.max(0, Math.min(panels - 1, Math.floor((y + rowPitch / 2) / panelPitch)));
        const inPanel = (y - panel * panelPitch) / rowPitch;
        const nearest = Math.max(0, Math.min(3, Math.round(inPanel)));
        const off = Math.abs(inPanel - nearest) * rowPitch;
        if (off < reach) score += scores[i]! * (1 - (off / reach) ** 2 / 2);
      }
      if (score > best.score) Object.assign(best, { top, panelPitch, score });
    }
  }
  return best;
}
