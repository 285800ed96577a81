import { describe, expect, it } from 'vitest';
import { fitLines } from '~/home/hall/fit-lines';

const room = { width: 49, height: 23 };
const tables = (count: number, names = ['ハルカ', 'Kenta']) => Array.from({ length: count }, () => names);
const read = (names: string) => {
  const [, size, columns] = /^fit size-(\d+) in-(\d)$/.exec(names) ?? [];
  return { size: Number(size), columns: Number(columns) };
};

describe('lists of the hall screen', () => {
  it('are the larger the fewer lines they have', () => {
    const sizes = [1, 2, 8, 24, 42].map((count) => read(fitLines(tables(count), room)).size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(sizes[0]).toBe(0);
    expect(new Set(sizes).size).toBeGreaterThanOrEqual(4);
  });

  it('keep long names whole', () => {
    const long = ['カタカナノナガイナマエノヒト', 'KPabcdefghijklmnopqrstuv'];
    const short = read(fitLines(tables(4), room));
    expect(read(fitLines(tables(4, long), room)).size).toBeGreaterThan(short.size);
  });

  it('take any names', () => {
    for (const lines of [[], tables(84, ['あ'.repeat(200)]), tables(1, ['', ''])])
      expect(fitLines(lines, room)).toMatch(/^fit size-\d+ in-\d$/);
  });
});
