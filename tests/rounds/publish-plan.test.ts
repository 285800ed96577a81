import { expect, it } from 'vitest';
import type { Match } from '~/rounds/matches.server';
import { type NewMatch, publishPlan } from '~/rounds/publish-plan';

const there = (id: string, place: number, a: string | null, b: string | null, more: Partial<Match> = {}) =>
  ({
    ...{ id, round: 1, place, seat: String(place + 1), block: null, entrantA: a, entrantB: b, isBye: false },
    ...more,
  }) as Match;
const wanted = (place: number, a: string | null, b: string | null, isBye = false): NewMatch => ({
  ...{ round: 1, place, seat: String(place + 1), a, b, isBye },
});

it('keeps pairings, whichever side the players are on, and moves only those whose place changes', () => {
  const plan = publishPlan(
    [there('one', 0, 'a', 'b'), there('two', 1, 'c', 'd'), there('three', 2, 'e', 'f')],
    [wanted(0, 'b', 'a'), wanted(1, 'c', 'e'), wanted(2, 'g', 'h'), wanted(3, 'f', 'e')],
  );
  expect(plan.gone).toEqual(['two']);
  expect(plan.moved).toEqual([{ id: 'three', round: 1, place: 3, seat: '4', block: null }]);
  expect(plan.added.map(({ a, b }) => [a, b])).toEqual([
    ['c', 'e'],
    ['g', 'h'],
  ]);
});

it('has nothing to write for the same again', () => {
  const same = [wanted(0, 'a', 'b'), wanted(1, 'c', null, true)];
  const rows = [there('one', 0, 'a', 'b'), there('two', 1, 'c', null, { isBye: true })];
  expect(publishPlan(rows, same)).toEqual({ gone: [], moved: [], added: [] });
});

it('makes no bye of a match that lost a player, and keeps none twice', () => {
  const plan = publishPlan(
    [there('one', 0, 'a', null), there('two', 1, null, null), there('three', 2, null, null)],
    [wanted(0, 'a', null, true), wanted(1, null, null), wanted(2, null, null), wanted(3, null, null)],
  );
  expect([plan.gone, plan.moved, plan.added.map(({ place }) => place)]).toEqual([['one'], [], [0, 3]]);
});
