import { describe, expect, it } from 'vitest';
import { blockCounts, blockName, blockQuery, blockSizes } from '~/rounds/block-sizes';

describe('blocks', () => {
  it.each([
    [2, []],
    [3, [1]],
    [6, [1, 2]],
    [17, [2, 3, 4, 5]],
    [33, [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('of %i players can be %j', (players, expected) => {
    expect(blockCounts(players)).toEqual(expected);
  });

  it('are of 3 to 16, and differ by one at most', () => {
    for (let players = 3; players <= 256; players++)
      for (const count of blockCounts(players)) {
        const sizes = blockSizes(players, count);
        expect(sizes.reduce((sum, size) => sum + size)).toBe(players);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.max(3, Math.max(...sizes) - 1));
        expect(sizes[0]).toBeLessThanOrEqual(16);
      }
  });

  it('have pages of their own, counted from 1', () => {
    expect([blockQuery(0), blockQuery(11), blockQuery(null)]).toEqual(['?block=1', '?block=12', '']);
  });

  it('have letters for names', () => {
    const names = [0, 1, 25, 26, 27, 51, 52, 84].map(blockName);
    expect(names).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'CG']);
  });
});
