import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockCounts, blockSizes } from '~/rounds/block-sizes';
import { drawBlocks } from '~/rounds/draw-blocks.server';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `entrant${at}`);
const isSamePair = (group: readonly string[], block: readonly string[]) =>
  block.filter((id) => group.includes(id)).length > 1;

/** Whether everyone who is left can still come to a block, by trying all blocks for each of them. */
function canFinish(
  blocks: readonly string[][],
  sizes: readonly number[],
  left: readonly string[],
  apart: readonly string[][],
): boolean {
  const [next, ...others] = left;
  if (next === undefined) return true;
  return blocks.some((block, at) => {
    const withNext = [...block, next];
    if (withNext.length > (sizes[at] ?? 0) || apart.some((group) => isSamePair(group, withNext)))
      return false;
    return canFinish(blocks.with(at, withNext), sizes, others, apart);
  });
}

/** Written from the description alone. */
function asDescribed(seed: string, ids: readonly string[], count: number, apart: readonly string[][]) {
  const ticket = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  const line = [...ids].sort((one, other) => ticket(one).localeCompare(ticket(other)));
  const sizes = Array.from(
    { length: count },
    (_, at) => line.filter((_, seat) => seat % count === at).length,
  );
  let blocks: string[][] = sizes.map(() => []);
  for (let seat = 0; line.length > 0; seat++) {
    const withSeat = (id: string) => blocks.with(seat % count, [...(blocks[seat % count] ?? []), id]);
    const first = line.findIndex((id) => {
      const filled = withSeat(id);
      if (apart.some((group) => filled.some((block) => isSamePair(group, block)))) return false;
      return canFinish(
        filled,
        sizes,
        line.filter((other) => other !== id),
        apart,
      );
    });
    if (first < 0) return null;
    blocks = withSeat(line.splice(first, 1)[0] as string);
  }
  return blocks;
}

const drawing = (players: fc.Arbitrary<number>, groupSize: number, maxGroups: number) =>
  players
    .chain((size) => fc.tuple(fc.constant(size), fc.constantFrom(...blockCounts(size))))
    .chain(([size, count]) =>
      fc.record({
        ids: fc.constant(idsOf(size)),
        count: fc.constant(count),
        apart: fc.array(
          fc.uniqueArray(fc.constantFrom(...idsOf(size), 'unknown'), { maxLength: groupSize }),
          { maxLength: maxGroups },
        ),
        seed: fc.string({ maxLength: 4 }),
      }),
    );

describe('a draw of blocks', () => {
  it('is the first that fits, as described, or impossible', () => {
    const answers = new Map<string, number>();
    fc.assert(
      fc.property(drawing(fc.integer({ min: 4, max: 9 }), 3, 9), ({ ids, count, apart, seed }) => {
        const drawn = drawBlocks({ ids, count, apart, seed });
        const expected = asDescribed(seed, ids, count, apart);
        expect('blocks' in drawn ? drawn.blocks : null).toEqual(expected);
        const answer = 'blocks' in drawn ? 'blocks' : drawn.impossible;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if ('group' in drawn) expect(drawn.group.length > count).toBe(drawn.impossible === 'group');
      }),
      { numRuns: 2000 },
    );
    // Groups that only together are too much are too rare to be met each time.
    expect([...answers.keys()]).toEqual(expect.arrayContaining(['blocks', 'group']));
  });

  it('keeps everyone apart, in blocks of nearly one size', () => {
    fc.assert(
      fc.property(drawing(fc.integer({ min: 4, max: 256 }), 5, 40), ({ ids, count, apart, seed }) => {
        const drawn = drawBlocks({ ids, count, apart, seed });
        if (!('blocks' in drawn)) return;
        const { blocks } = drawn;
        expect(blocks.flat().sort()).toEqual(ids.toSorted());
        expect(blocks.map(({ length }) => length)).toEqual(blockSizes(ids.length, count));
        for (const group of apart) for (const block of blocks) expect(isSamePair(group, block)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same whatever the order of IDs and groups', () => {
    fc.assert(
      fc.property(drawing(fc.integer({ min: 4, max: 64 }), 5, 20), ({ ids, count, apart, seed }) => {
        const turned = apart.map((group) => group.toReversed()).toReversed();
        expect(drawBlocks({ ids: ids.toReversed(), count, apart: turned, seed })).toEqual(
          drawBlocks({ ids, count, apart, seed }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is always possible with groups that do not overlap and have no more people than blocks', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        drawing(fc.integer({ min: 4, max: 256 }), 0, 0),
        sizes,
        ({ ids, count, seed }, someSizes) => {
          const left = ids.toReversed();
          const apart = someSizes.map((size) => left.splice(0, Math.min(size, count)));
          expect(drawBlocks({ ids, count, apart, seed })).toHaveProperty('blocks');
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each<[string, string[][]]>([
    ['nobody is kept apart', []],
    ['four are', [idsOf(4)]],
    ['all are in groups', [0, 4, 8, 12].map((from) => idsOf(16).slice(from, from + 4))],
  ])('brings everyone to each block equally often when %s', (_, apart) => {
    const ids = idsOf(16);
    const times = 2000;
    const counts = new Map(ids.map((id) => [id, [0, 0, 0, 0]]));
    for (let time = 0; time < times; time++) {
      const drawn = drawBlocks({ ids, count: 4, apart, seed: `fixed ${time}` });
      if (!('blocks' in drawn)) throw new Error(drawn.impossible);
      drawn.blocks.forEach((block, at) => {
        for (const id of block) {
          const own = counts.get(id);
          if (own) own[at] = (own[at] ?? 0) + 1;
        }
      });
    }
    const expected = times / 4;
    const chiSquares = [...counts.values()].map((own) =>
      own.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0),
    );
    // 3 degrees of freedom, 16 people: above 19.7 for one of them once in three hundred.
    expect(Math.max(...chiSquares)).toBeLessThan(19.7);
  });

  it('says why there is none', () => {
    const ids = idsOf(9);
    const draw = (count: number, apart: string[][] = []) => drawBlocks({ ids, count, apart, seed: 's' });
    expect(draw(4)).toEqual({ impossible: 'tooFew' });
    expect(drawBlocks({ ids: idsOf(33), count: 2, apart: [], seed: 's' })).toEqual({ impossible: 'tooMany' });
    expect(draw(3, [idsOf(3), idsOf(5), idsOf(4)])).toEqual({ impossible: 'group', group: idsOf(5) });
    const pairs = ['01', '02', '03', '12', '13', '23'].map((pair) => [...pair].map((at) => `entrant${at}`));
    expect(draw(3, pairs)).toMatchObject({ impossible: 'groups', group: ['entrant0', 'entrant1'] });
  });

  it('gives up what nobody could draw', () => {
    // Whoever is apart from everyone has nobody for their block.
    const ids = idsOf(256);
    const apart = ids.slice(1).map((id) => ['entrant0', id]);
    const drawn = drawBlocks({ ids, count: 16, apart, seed: 's' });
    expect(drawn).toMatchObject({ impossible: expect.stringMatching(/^(unknown|groups)$/) });
    expect(drawn).toMatchObject({ group: expect.arrayContaining(['entrant0']) });
  });
});
