import { describe, expect, it } from 'vitest';
import { findMoveGrid, middle } from '~/readings/engine/find-grid';
import { findHeads } from '~/readings/engine/find-heads';
import { type CardSlots, slotsOf } from '~/readings/engine/slots';
import { seeded } from '../../../bench/random';
import { drawLayout, type Layout } from './layouts';

/** The slots of a layout as they are found, and how far each is from its place, in rows. */
function offsOf({ lines, width, places }: Layout) {
  const grid = findMoveGrid(lines, width);
  const heads = grid && findHeads(grid, lines);
  if (!grid || !heads) return undefined;
  const cards = slotsOf(grid, heads);
  const slotOf = ({ species, ability, item, moves }: CardSlots, name: string) =>
    ({ species, abilities: ability, items: item })[name] ?? moves[Number(name.slice(6))];
  const offs = places.map(({ card, slot, middle: truth }) => {
    const found = slotOf(cards[card] as CardSlots, slot);
    return found ? Math.abs(found.middle - truth) / grid.rowPitch : Number.POSITIVE_INFINITY;
  });
  return { grid, cards, worst: Math.max(...offs) };
}

const layouts = (count: number, seed: number, lost: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => drawLayout(random, lost));
};

describe('one model of the screen', () => {
  it.each([
    ['read whole', 0, 600, 1, 0.002],
    ['with every tenth line lost', 0.1, 600, 2, 0.004],
    // A first row that is lost on all cards cannot be told.
    ['with every fourth line lost', 0.25, 600, 3, 0.02],
  ])('has every slot in its place on screens %s', (_what, lost, count, seed, most) => {
    const wrong = layouts(count, seed, lost).filter((layout) => !((offsOf(layout)?.worst ?? 9) < 0.3));
    expect(wrong.length / count).toBeLessThan(most);
  });

  it('has as many columns as the screen, a fifth of the width apart', () => {
    for (const layout of layouts(300, 4, 0.1)) {
      const xs = findMoveGrid(layout.lines, layout.width)?.columns.map(({ x }) => x) ?? [];
      expect(xs).toHaveLength(layout.columns);
      for (const [i, x] of xs.slice(1).entries())
        expect(x - (xs[i] as number)).toBeGreaterThan(layout.width / 5);
    }
  });

  it('does not depend on the order of the lines', () => {
    for (const layout of layouts(60, 5, 0.1)) {
      const there = findMoveGrid(layout.lines, layout.width);
      const back = findMoveGrid([...layout.lines].reverse(), layout.width);
      expect(back?.columns.map(({ x }) => x)).toEqual(there?.columns.map(({ x }) => x));
      expect(back?.top).toBeCloseTo(there?.top ?? 0, 3);
    }
  });

  it('gives no line to two slots', () => {
    for (const layout of layouts(200, 6, 0.2)) {
      const found = offsOf(layout);
      if (!found) continue;
      const slots = found.cards.flatMap((card) => card.moves);
      for (const read of layout.lines) {
        const takers = slots.filter(
          (slot) => Math.abs(middle(read) - slot.middle) < slot.reach && Math.abs(read.line.x - slot.x) < 50,
        );
        expect(takers.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is none where nothing reads like moves', () => {
    for (const layout of layouts(50, 7, 0))
      expect(
        findMoveGrid(
          layout.lines.map((read) => ({ ...read, moves: [] })),
          layout.width,
        ),
      ).toBeUndefined();
  });
});
