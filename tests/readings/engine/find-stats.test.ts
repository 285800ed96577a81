import { describe, expect, it } from 'vitest';
import { arrowPlaces, findStatGrid, missedLabels, nameSlots } from '~/readings/engine/find-stats';
import type { ReadLine } from '~/readings/engine/read-lines';
import { seeded } from '../../../bench/random';

const labels = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'];

function line(x: number, middle: number, kinds: Partial<ReadLine>): ReadLine {
  return {
    line: { x, y: middle - 8, width: 60, height: 16, polarity: 'light', contrast: 150, parts: [] },
    texts: ['text'],
    species: [],
    abilities: [],
    items: [],
    moves: [],
    ...kinds,
  };
}

/** A tab of stats whose cards stand at (x, y), with a share of its labels lost. */
function tab(random: () => number, lost: number) {
  const [left, top] = [60 + random() * 120, 120 + random() * 120];
  const [pitchX, pitchY] = [480 + random() * 60, 130 + random() * 30];
  const [across, row] = [pitchX * (0.42 + random() * 0.06), pitchY * 0.23];
  const cards = [0, 1, 2].flatMap((r) => [0, 1].map((c) => ({ x: left + c * pitchX, y: top + r * pitchY })));
  const lines = cards.flatMap(({ x, y }, card) => [
    line(x + 30, y - row * 1.1, {
      species: [{ keys: [`species${card}`], score: random() < lost ? 0.3 : 1 }],
    }),
    ...labels.flatMap((label, n) =>
      random() < lost
        ? []
        : [
            line(x + Math.floor(n / 3) * across + random() * 3, y + (n % 3) * row + random() * 2, {
              stats: [{ keys: [label], score: 0.8 + random() * 0.2 }],
              moves: [{ keys: ['spark'], score: 0.92 }],
            }),
          ],
    ),
  ]);
  return { cards, lines, row, across };
}

describe('the tab of stats', () => {
  it('is not sure of a card whose labels stand a row lower than the others say', () => {
    const { lines } = tab(seeded(7), 0);
    const ofFirst = lines.slice(1, 7);
    const pitch = (ofFirst[1]?.line.y ?? 0) - (ofFirst[0]?.line.y ?? 0);
    for (const { line } of ofFirst) line.y += pitch * 0.8;
    const cards = findStatGrid(lines, 1280)?.cards.map(({ isFirm }) => isFirm);
    expect(cards).toEqual([false, true, true, true, true, true]);
  });

  it.each([
    [0, 1],
    [0.3, 2],
  ])('has its six cards in their places with %d of the labels lost', (lost, seed) => {
    const random = seeded(seed);
    for (let n = 0; n < 200; n++) {
      const { cards, lines, row, across } = tab(random, lost);
      const grid = findStatGrid(lines, 1280);
      expect(grid?.cards).toHaveLength(6);
      for (const [i, { x, y }] of cards.entries()) {
        expect(Math.abs((grid?.cards[i]?.x ?? 0) - x)).toBeLessThan(across / 8);
        expect(Math.abs((grid?.cards[i]?.y ?? 0) - y)).toBeLessThan(row / 3);
        expect(grid?.cards[i]?.isFirm).toBe(true);
      }
    }
  });

  it('names the lines to look at again where whole words of labels read as nothing', () => {
    const { lines } = tab(seeded(4), 0);
    const isSeen = ({ stats }: ReadLine) => ['atk', 'spa'].includes(stats?.[0]?.keys[0] ?? '');
    const read = lines.map((one) => (isSeen(one) ? one : { ...one, texts: [], stats: [] }));
    const begun = lines.filter((one) => one.stats && !isSeen(one)).map(({ line }) => line);
    expect(missedLabels([...read, line(5, 700, { texts: [] })]).map(({ line }) => line)).toEqual(begun);
    expect(missedLabels(lines.map((one) => ({ ...one, stats: [] })))).toEqual([]);
  });

  it('has a place for every name, read or not', () => {
    const random = seeded(3);
    for (let n = 0; n < 100; n++) {
      const { cards, lines, row } = tab(random, 0.2);
      const grid = findStatGrid(lines, 1280);
      const slots = grid ? nameSlots(grid, lines) : [];
      expect(slots).toHaveLength(6);
      for (const [i, { y }] of cards.entries())
        expect(Math.abs((slots[i]?.middle ?? 0) - (y - row * 1.1))).toBeLessThan(row / 3);
    }
  });

  it('has its arrows between label and value, none for HP', () => {
    const { lines } = tab(seeded(4), 0);
    const grid = findStatGrid(lines, 1280);
    const places = grid ? arrowPlaces(grid, grid.cards[0] as { x: number; y: number }) : [];
    expect(places.map(({ stat }) => stat).sort()).toEqual(['atk', 'def', 'spa', 'spd', 'spe']);
    for (const { left, right } of places) expect(right - left).toBeLessThan(grid?.across ?? 0);
  });

  it('is none where few labels are seen', () => {
    expect(findStatGrid(tab(seeded(5), 0.9).lines, 1280)).toBeUndefined();
  });
});
