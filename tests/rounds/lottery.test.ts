import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { byTicket, newSeed, ticketOf } from '~/rounds/lottery.server';

describe('a lottery', () => {
  it('sorts by tickets that anybody can make', () => {
    const sha256 = createHash('sha256').update('c0ffee:ハルカ', 'utf8').digest('hex');
    expect(ticketOf('c0ffee', 'ハルカ')).toBe(sha256);
    const sorted = byTicket('c0ffee', ['a', 'b', 'c', 'd']);
    const tickets = sorted.map((id) => ticketOf('c0ffee', id));
    expect(tickets).toEqual(tickets.toSorted());
    expect(byTicket('c0ffee', ['d', 'c', 'b', 'a'])).toEqual(sorted);
  });

  it('has a seed that nobody has seen before', () => {
    const seeds = new Set(Array.from({ length: 500 }, newSeed));
    expect(seeds.size).toBe(500);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});
