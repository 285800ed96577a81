import { type MoveGrid, median, middle, rowMiddle } from './find-grid';
import type { ReadLine } from './read-lines';

const heads = ['species', 'abilities', 'items'] as const;
export type Head = (typeof heads)[number];

/** Place on every card, from the middle of its first move and the left edge of its moves (px). */
export interface HeadPlace {
  down: number;
  across: number;
  height: number;
}

export type HeadPlaces = Record<Head, HeadPlace>;

interface Beside {
  read: ReadLine;
  card: number;
  down: number;
}

const worth = (read: ReadLine, head: Head) => Math.max(0, (read[head][0]?.score ?? 0) - 0.5);

export function linesBeside(grid: MoveGrid, lines: readonly ReadLine[]): ReadLine[][] {
  const cards: ReadLine[][] = [];
  for (let panel = 0; panel < grid.panels; panel++)
    for (const [column, { x }] of grid.columns.entries()) {
      const first = rowMiddle(grid, column, panel, 0);
      const center = first + 1.5 * grid.rowPitch;
      const from = leftEdge(grid, column);
      cards.push(
        lines.filter(
          (one) =>
            one.line.x >= from - 4 &&
            one.line.x + one.line.width / 2 < x - 8 &&
            one.line.x + one.line.width < x + 4 * one.line.height &&
            Math.abs(middle(one) - center) < grid.panelPitch / 2,
        ),
      );
    }
  return cards;
}

/** Earliest left edge of a column's cards: after the moves of the column before, no wider than its own. */
function leftEdge(grid: MoveGrid, column: number): number {
  const before = grid.columns[column - 1];
  const own = grid.columns[column];
  if (!before || !own) return 0;
  return Math.min(before.right, before.x + (own.x - before.x) * 0.6);
}

/** Places that fit the lines of all cards best: a stone below the ability is no name, a nickname keeps its place. */
export function findHeads(grid: MoveGrid, lines: readonly ReadLine[]): HeadPlaces | undefined {
  const all = linesBeside(grid, lines).flatMap((card, c) =>
    card.map((read): Beside => {
      const [panel, column] = [Math.floor(c / grid.columns.length), c % grid.columns.length];
      return { read, card: c, down: middle(read) - rowMiddle(grid, column, panel, 0) };
    }),
  );
  const near = grid.rowPitch * 0.3;
  const places = placesOf(
    all.filter(({ read }) => heads.some((head) => worth(read, head) > 0.15)).map(({ down }) => down),
    near,
  );
  const scores = Object.fromEntries(
    heads.map((head) => [head, places.map((place) => scoreAt(all, head, place, near))]),
  ) as Record<Head, number[]>;
  let best: [number, number, number] | undefined;
  let bestScore = 0;
  for (let name = 0; name < places.length; name++)
    for (let ability = name + 1; ability < places.length; ability++)
      for (let item = ability + 1; item < places.length; item++) {
        const score =
          (scores.species[name] ?? 0) + (scores.abilities[ability] ?? 0) + (scores.items[item] ?? 0);
        if (score <= bestScore) continue;
        bestScore = score;
        best = [name, ability, item];
      }
  if (!best) return undefined;
  return Object.fromEntries(
    heads.map((head, i) => [head, placeOf(grid, all, head, places[best[i] as number] ?? 0, near)]),
  ) as HeadPlaces;
}

function placesOf(downs: readonly number[], near: number): number[] {
  const groups: number[][] = [];
  for (const down of [...downs].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && down - (last[0] as number) < near) last.push(down);
    else groups.push([down]);
  }
  return groups.map(median);
}

function scoreAt(all: readonly Beside[], head: Head, place: number, near: number): number {
  const best = new Map<number, number>();
  for (const { read, card, down } of all)
    if (Math.abs(down - place) < near) best.set(card, Math.max(best.get(card) ?? 0, worth(read, head)));
  return [...best.values()].reduce((sum, one) => sum + one, 0);
}

function placeOf(grid: MoveGrid, all: readonly Beside[], head: Head, place: number, near: number): HeadPlace {
  const there = all.filter(
    ({ read, down }) => Math.abs(down - place) < near && (read[head][0]?.score ?? 0) >= 0.8,
  );
  const left = ({ read, card }: Beside) => read.line.x - (grid.columns[card % grid.columns.length]?.x ?? 0);
  return {
    down: there.length ? median(there.map(({ down }) => down)) : place,
    across: there.length ? median(there.map(left)) : -6 * grid.rowPitch,
    height: there.length ? median(there.map(({ read }) => read.line.height)) : grid.rowPitch * 0.6,
  };
}
