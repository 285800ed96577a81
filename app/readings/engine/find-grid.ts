import type { ReadLine } from './read-lines';

/** Where the moves of the six stand: columns of panels, each with four rows of moves. All in pixels. */
export interface MoveGrid {
  /** Left edges of the moves, and where the widest of them ends. */
  columns: { x: number; right: number }[];
  /** Panels in a column. */
  panels: number;
  /** Middle of the first move of the first panel. */
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
  const shares = clusters.map((cluster) => weight(cluster) / (weight(clusters[0] ?? []) || 1));
  const count = shares.filter((share) => share > 0.4).length;
  if (count < 2) return;
  const columns = clusters.slice(0, count >= 3 && clusters.slice(0, 3).every((c) => c.length <= 9) ? 3 : 2);
  const panels = 6 / columns.length;
  const inColumns = columns.flat();
  const rowPitch = pitchOf(columns);
  if (!rowPitch) return;
  const fit = fitRows(inColumns, rowPitch, panels);
  return (
    fit && {
      columns: columns
        .map((cluster) => ({
          x: median(cluster.map(({ line }) => line.x)),
          right: Math.max(...cluster.map(({ line }) => line.x + line.width)),
        }))
        .sort((a, b) => a.x - b.x),
      panels,
      rowPitch,
      ...fit,
    }
  );
}

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

function pitchOf(columns: ReadLine[][]): number | undefined {
  const steps: number[] = [];
  for (const column of columns) {
    const middles = column.map(middle).sort((a, b) => a - b);
    for (let i = 1; i < middles.length; i++) steps.push(middles[i]! - middles[i - 1]!);
  }
  // Where a move was not read there is a double step: the short ones are the rows.
  const rows = steps.filter((step) => step >= 10).sort((a, b) => a - b);
  const typical = rows[Math.floor(rows.length * 0.35)] ?? 0;
  const near = steps.filter((step) => Math.abs(step - typical) < typical * 0.15);
  return near.length ? near.reduce((sum, step) => sum + step, 0) / near.length : undefined;
}

/** The panels' distance and the first row for which most lines stand on a row of the grid. */
function fitRows(moves: ReadLine[], rowPitch: number, panels: number) {
  const middles = moves.map(middle);
  let best: { top: number; panelPitch: number; score: number } | undefined;
  const reach = rowPitch * 0.3;
  for (let panelPitch = rowPitch * 3.7; panelPitch <= rowPitch * 9; panelPitch += 0.5) {
    for (const anchor of middles) {
      for (let row = 0; row < 4; row++) {
        const top = anchor - row * rowPitch;
        let score = 0;
        middles.forEach((y, i) => {
          const panel = Math.max(0, Math.min(panels - 1, Math.floor((y - top + rowPitch / 2) / panelPitch)));
          const inPanel = (y - top - panel * panelPitch) / rowPitch;
          const nearest = Math.max(0, Math.min(3, Math.round(inPanel)));
          const off = Math.abs(inPanel - nearest) * rowPitch;
          if (off < reach) score += moveScore(moves[i]!) * (1 - (off / reach) ** 2 / 2);
        });
        if (!best || score > best.score) best = { top, panelPitch, score };
      }
    }
  }
  return best && { top: best.top, panelPitch: best.panelPitch };
}
