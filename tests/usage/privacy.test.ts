import { describe, expect, it } from 'vitest';
import { publishableCounts, publishableSheets, type Statement } from '~/usage/privacy';

const sheets = (count: number, isPublic: boolean, ...values: string[]): Statement[] =>
  Array.from({ length: count }, () => ({ values, isPublic }));
const open = (count: number, ...values: string[]) => sheets(count, true, ...values);
const closed = (count: number, ...values: string[]) => sheets(count, false, ...values);
const item = { possible: 100, atMost: 1 };
const move = { possible: 60, atMost: 4 };

describe('what is told of details', () => {
  it.each<[string, Statement[], { possible: number; atMost: number }, number, Record<string, number>]>([
    ['public sheets always', [...open(1, 'a'), ...open(2, 'b')], item, 3, { a: 1, b: 2 }],
    ['three private ones', closed(3, 'a'), item, 3, { a: 3 }],
    ['two private ones not', closed(2, 'a'), item, 0, {}],
    ['nor behind a public one', [...open(1, 'a'), ...closed(2, 'a')], item, 1, { a: 1 }],
    ['one beside many not', [...closed(5, 'a'), ...closed(1, 'b')], item, 5, { a: 5 }],
    [
      'but that several have others',
      [...closed(5, 'a'), ...closed(1, 'b'), ...closed(2, 'c')],
      item,
      8,
      { a: 5 },
    ],
    [
      'unless the game has no more others',
      [...closed(5, 'a'), ...closed(1, 'b'), ...closed(2, 'c')],
      { possible: 3, atMost: 1 },
      0,
      {},
    ],
    ['nothing of what a blank says', [...closed(3, 'a'), ...closed(4)], item, 3, { a: 3 }],
    [
      'moves from three sheets on',
      [...closed(3, 'a', 'b'), ...closed(1, 'a', 'c'), ...open(1, 'c')],
      move,
      5,
      { a: 4, b: 3, c: 1 },
    ],
  ])('%s', (_, statements, choice, stated, counts) => {
    const told = publishableCounts(statements, choice);
    expect([told.stated, Object.fromEntries(told.counts)]).toEqual([stated, counts]);
  });

  /** Every way in which so many private sheets can be written, each with some of the values or none. */
  function* worlds(count: number, possible: number, atMost: number, blanks: boolean): Generator<string[][]> {
    const values = [...'abcdefg'].slice(0, possible);
    const each: string[][] = [[]];
    for (const value of values) each.push(...each.map((some) => [...some, value]));
    const written = each.filter(
      (some) => some.length <= atMost && (blanks || some.length === Math.min(atMost, possible)),
    );
    function* choose(left: number, from: number): Generator<string[][]> {
      if (left === 0) yield [];
      else
        for (let at = from; at < written.length; at++)
          for (const rest of choose(left - 1, at)) yield [written[at] as string[], ...rest];
    }
    yield* choose(count, 0);
  }

  const choices = [
    { possible: 2, atMost: 1, most: 9 },
    { possible: 3, atMost: 1, most: 9 },
    { possible: 4, atMost: 1, most: 9 },
    { possible: 5, atMost: 1, most: 8 },
    { possible: 6, atMost: 1, most: 7 },
    { possible: 4, atMost: 2, most: 4 },
    { possible: 7, atMost: 2, most: 4 },
  ];
  const attackers = choices.flatMap((choice) => [
    { ...choice, blanks: true },
    { ...choice, blanks: false },
  ]);

  it.each(attackers)('never let anybody know that one or two private sheets hold a value: %o', (choice) => {
    const { possible, atMost, most, blanks } = choice;
    const inPublic = [...open(2, 'a'), ...open(1, 'b')];
    for (let count = 0; count <= most; count++) {
      // What can be behind the same page, for somebody who knows all public sheets and how many private ones there are.
      const behind = new Map<string, Map<string, Set<number>>>();
      for (const world of worlds(count, possible, atMost, blanks)) {
        const told = publishableCounts(
          [...inPublic, ...world.map((values) => ({ values, isPublic: false }))],
          choice,
        );
        const page = JSON.stringify([told.stated, [...told.counts].sort()]);
        const known = behind.get(page) ?? new Map<string, Set<number>>();
        behind.set(page, known);
        for (const value of [...'abcdefg'].slice(0, possible)) {
          const holders = world.filter((values) => values.includes(value)).length;
          known.set(value, (known.get(value) ?? new Set()).add(holders));
        }
      }
      for (const [page, known] of behind)
        for (const [value, holders] of known) {
          const few = [...holders].every((number) => number === 1 || number === 2);
          expect(few, `${page} tells of ${value}: ${[...holders]}`).toBe(false);
        }
    }
  });
});

describe('a top cut', () => {
  it.each([
    [8, 0, 8],
    [7, 1, 7],
    [6, 2, 6],
    [5, 3, 8],
    [0, 1, 0],
  ])('of %i public and %i private teams tells of %i', (isOpen, isClosed, told) => {
    expect(publishableSheets([...open(isOpen, 'a'), ...closed(isClosed, 'a')])).toHaveLength(told);
  });
});
