import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsOf } from '~/rounds/elimination';
import { type Qualifier, seedFromBlocks } from '~/rounds/seed-from-blocks';

const qualifiersOf = (blocks: number, top: number): Qualifier[] =>
  Array.from({ length: blocks * top }, (_, at) => {
    const [block, rank] = [Math.floor(at / top), (at % top) + 1];
    return { id: `${block}-${rank}`, block, rank };
  });

/** For each round how many pairs of a block would meet in it, by the halves of the bracket. */
function meetings(ids: readonly (string | null)[], qualifiers: readonly Qualifier[]): number[] {
  if (ids.length < 2) return [];
  const half = ids.length / 2;
  const [top, bottom] = [ids.slice(0, half), ids.slice(half)];
  const blockOf = (id: string | null) => qualifiers.find((each) => each.id === id)?.block;
  const last = top.flatMap((id) => bottom.filter((other) => id && other && blockOf(id) === blockOf(other)));
  const [above, below] = [meetings(top, qualifiers), meetings(bottom, qualifiers)];
  return [...above.map((count, at) => count + (below[at] ?? 0)), last.length];
}
const firstMeeting = (seeds: readonly string[], qualifiers: readonly Qualifier[]) => {
  const first = meetings(slotsOf(seeds), qualifiers).findIndex((count) => count > 0);
  return first < 0 ? Number.POSITIVE_INFINITY : first + 1;
};

/** Fewer meetings in the first round come first, then fewer in the second, and so on. */
function byEarliest(one: readonly number[], other: readonly number[]): number {
  const round = one.findIndex((count, at) => count !== other[at]);
  return round < 0 ? 0 : (one[round] ?? 0) - (other[round] ?? 0);
}

/** All orders of seeds that keep the ranks. */
function allOrders(qualifiers: readonly Qualifier[]): string[][] {
  if (qualifiers.length === 0) return [[]];
  const best = Math.min(...qualifiers.map(({ rank }) => rank));
  return qualifiers
    .filter(({ rank }) => rank === best)
    .flatMap((first) =>
      allOrders(qualifiers.filter((each) => each !== first)).map((others) => [first.id, ...others]),
    );
}

describe('seeds from blocks', () => {
  it('are the winners first, and cross the second', () => {
    const seeds = seedFromBlocks(qualifiersOf(4, 2));
    expect(seeds.slice(0, 4)).toEqual(['0-1', '1-1', '2-1', '3-1']);
    expect(meetings(slotsOf(seeds), qualifiersOf(4, 2))).toEqual([0, 0, 4]);
  });

  const shapes = Array.from({ length: 32 }, (_, at) => at + 1).flatMap((blocks) =>
    Array.from({ length: 8 }, (_, at) => [blocks, at + 1] as const).filter(
      ([, top]) => blocks * top > 1 && blocks * top <= 64,
    ),
  );
  it.each(shapes)('of %i blocks and the best %i of each meet as late as so many can', (blocks, top) => {
    const qualifiers = qualifiersOf(blocks, top);
    const seeds = seedFromBlocks(qualifiers);
    const rounds = Math.log2(slotsOf(seeds).length);
    expect([...seeds].sort()).toEqual(qualifiers.map(({ id }) => id).sort());
    const ranks = seeds.map((id) => Number(id.split('-')[1]));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    // Two can be in different halves, four in different quarters.
    expect(firstMeeting(seeds, qualifiers)).toBeGreaterThan(rounds - Math.ceil(Math.log2(top)));
  });

  it('have as few early meetings as the best of all orders', () => {
    const uneven = fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 4 })
      .map((tops) => tops.flatMap((top, block) => qualifiersOf(1, top).map((one) => ({ ...one, block }))))
      .map((players) => players.map((player) => ({ ...player, id: `${player.block}-${player.rank}` })))
      .filter(({ length }) => length > 1 && length < 9);
    fc.assert(
      fc.property(uneven, (qualifiers) => {
        const inRounds = (seeds: readonly string[]) => meetings(slotsOf(seeds), qualifiers);
        const [best] = allOrders(qualifiers).map(inRounds).sort(byEarliest);
        expect(inRounds(seedFromBlocks(qualifiers))).toEqual(best);
      }),
      { numRuns: 200 },
    );
  });

  it('do not depend on the order in which players are given, with shared ranks too', () => {
    const players = fc
      .array(fc.record({ block: fc.nat(3), rank: fc.integer({ min: 1, max: 3 }) }), { maxLength: 16 })
      .map((places) => places.map((place, at) => ({ ...place, id: `player${at}` })));
    const inTwoOrders = players.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(inTwoOrders, ([given, shuffled]) => {
        const seeds = seedFromBlocks(given);
        expect(seedFromBlocks(shuffled)).toEqual(seeds);
        const ranks = seeds.map((id) => given.find((player) => player.id === id)?.rank ?? 0);
        expect(ranks).toEqual(given.map(({ rank }) => rank).sort((one, other) => one - other));
      }),
    );
  });

  it('can be of one block, and of shared ranks', () => {
    expect(seedFromBlocks(qualifiersOf(1, 3))).toEqual(['0-1', '0-2', '0-3']);
    const shared = ['a', 'b', 'c'].map((id) => ({ id, block: 0, rank: 1 }));
    expect(seedFromBlocks(shared).sort()).toEqual(['a', 'b', 'c']);
    expect(seedFromBlocks([])).toEqual([]);
  });
});
