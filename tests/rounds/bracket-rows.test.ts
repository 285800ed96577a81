import { describe, expect, it } from 'vitest';
import { slotsOf } from '~/rounds/elimination';
import { bracketRows } from '~/rounds-desk/bracket-rows.server';

const tablesOf = (players: number, hasThird = false) => {
  const slots = slotsOf(Array.from({ length: players }, (_, at) => `player${at}`));
  const tables = new Map<number, string[]>();
  for (const { round, seat } of bracketRows(slots, hasThird))
    tables.set(round, [...(tables.get(round) ?? []), seat]);
  return [...tables.values()];
};

describe('the tables of a bracket', () => {
  it.each([
    ['are counted anew in each round', tablesOf(8), [['1', '2', '3', '4'], ['1', '2'], ['1']]],
    [
      'include the match for third place',
      tablesOf(4, true),
      [
        ['1', '2'],
        ['1', '2'],
      ],
    ],
    ['leave out byes', tablesOf(6), [['', '1', '', '2'], ['1', '2'], ['1']]],
  ])('%s', (_, tables, expected) => {
    expect(tables).toEqual(expected);
  });
});
