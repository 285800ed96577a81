import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawSheets } from '~/judging/draw-sheets.server';
import { newSeed } from '~/rounds/lottery.server';

const ids = Array.from({ length: 64 }, (_, at) => `sheet${String(at).padStart(21, 'a')}`);

/** Written from docs/judging.md alone. */
async function asDocumented(seed: string, sheets: readonly string[], count: number) {
  const left = new Map<string, string>();
  for (const id of sheets) {
    const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${id}`));
    left.set(Buffer.from(digest).toString('hex'), id);
  }
  const drawn: string[] = [];
  while (drawn.length < count && left.size > 0) {
    const least = [...left.keys()].sort()[0] ?? '';
    drawn.push(left.get(least) as string);
    left.delete(least);
  }
  return drawn;
}

describe('a draw', () => {
  it('can be done again by anybody', async () => {
    for (const seed of ['00', 'c0ffee', newSeed()])
      for (const count of [1, 5, 64, 200])
        expect(drawSheets(seed, ids, count)).toEqual(await asDocumented(seed, ids, count));
  });

  it('does not depend on the order in which the sheets come', () => {
    expect(drawSheets('seed', ids.toReversed(), 8)).toEqual(drawSheets('seed', ids, 8));
  });

  it('has the one sheet there is, and none of none', () => {
    expect(drawSheets('seed', ['only'], 4)).toEqual(['only']);
    expect(drawSheets('seed', [], 4)).toEqual([]);
  });

  it('draws everybody as often as everybody else', () => {
    const times = new Map(ids.map((id) => [id, 0]));
    const rounds = 4000;
    for (let round = 0; round < rounds; round += 1)
      for (const id of drawSheets(`fixed ${round}`, ids, 4)) times.set(id, (times.get(id) ?? 0) + 1);
    const expected = (rounds * 4) / ids.length;
    const chiSquare = [...times.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 63 degrees of freedom: above 103.4 once in a thousand.
    expect(chiSquare).toBeLessThan(103.4);
  });
});
