import { describe, expect, it } from 'vitest';
import { roundRobin, tablesOf } from '~/rounds/round-robin';

const sizes = Array.from({ length: 15 }, (_, at) => at + 2);
const players = (size: number) => Array.from({ length: size }, (_, at) => at + 1);

describe('a round robin', () => {
  it.each(sizes)('of %i has every pair once, and nobody twice in a round', (size) => {
    const { rounds, byes } = roundRobin(players(size));
    expect(rounds).toHaveLength(size % 2 === 0 ? size - 1 : size);
    const pairs = rounds.flat().map((pair) => pair.toSorted((a, b) => a - b).join('-'));
    expect(pairs).toHaveLength((size * (size - 1)) / 2);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(byes).toHaveLength(rounds.length);
    rounds.forEach((round, at) => {
      const seen = [...round.flat(), ...(byes[at] ?? [])].toSorted((a, b) => a - b);
      expect(seen).toEqual(players(size));
    });
    const resting = byes.flat().toSorted((a, b) => a - b);
    expect(resting).toEqual(size % 2 === 0 ? [] : players(size));
  });

  it('goes by the circle method', () => {
    expect(roundRobin(['a', 'b', 'c', 'd'])).toEqual({
      rounds: [
        [
          ['a', 'd'],
          ['b', 'c'],
        ],
        [
          ['a', 'c'],
          ['d', 'b'],
        ],
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
      ],
      byes: [[], [], []],
    });
  });

  it('has no round without an opponent', () => {
    expect(roundRobin([])).toEqual({ rounds: [], byes: [] });
    expect(roundRobin(['a']).rounds.flat()).toEqual([]);
  });
});

describe('tables', () => {
  it('are consecutive in a block, and no block shares one', () => {
    expect(tablesOf([8, 8, 7])).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11],
    ]);
    expect(tablesOf([3, 4], 11)).toEqual([[11], [12, 13]]);
  });

  it.each(sizes)('are as many as the matches of a round of %i', (size) => {
    for (const round of roundRobin(players(size)).rounds)
      expect(tablesOf([size])[0]).toHaveLength(round.length);
  });
});
