import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '~/pokedex/game';
import { knowRegulations, regulationsOf } from '~/pokedex/regulations';
import { isNextRegulation, lastSeason } from '~/pokedex/seasons';
import { dueStage } from '~/regulations/season-end';

const name = { ja: '次', en: 'Next' };
const know = (from: string, until?: string) =>
  knowRegulations([{ id: 'champions-m-d', game: 'champions', name, from, until, basedOn: 'champions-m-c' }]);
const last = (at: string, game: Game = 'champions') => lastSeason(regulationsOf(game), new Date(at))?.id;
afterEach(() => knowRegulations([]));

describe('the season after which nothing is known', () => {
  it.each([
    ['2026-04-08T01:59Z', undefined],
    ['2026-05-01T00:00Z', 'champions-m-c'],
    ['2026-11-25T00:00Z', 'champions-m-c'],
    ['2026-12-02T02:00Z', 'champions-m-c'],
    ['2027-01-31T01:59Z', 'champions-m-c'],
    // Nobody waits any longer.
    ['2027-01-31T02:00Z', undefined],
  ])('at %s is %s', (at, id) => {
    expect(last(at)).toBe(id);
  });

  it('of a game that gets no further ones is none', () => {
    expect(last('2026-02-01T00:00Z', 'sv')).toBe('sv-j');
    expect(last('2026-11-25T00:00Z', 'sv')).toBeUndefined();
  });

  it('is none where the next one is open', () => {
    know('2026-12-02T02:00Z');
    expect(last('2026-11-25T00:00Z')).toBeUndefined();
    expect(last('2026-12-10T00:00Z')).toBeUndefined();
  });

  it('is the next one where that ends', () => {
    know('2026-12-02T02:00Z', '2027-03-03T02:00Z');
    expect(last('2026-11-25T00:00Z')).toBe('champions-m-d');
  });

  it('is the running one where the next one leaves a gap', () => {
    know('2026-12-02T03:00Z', '2027-03-03T02:00Z');
    expect(last('2026-12-02T02:30Z')).toBe('champions-m-c');
    expect(last('2026-12-02T03:00Z')).toBe('champions-m-d');
  });

  it('is the running one where another one ends before it does', () => {
    know('2026-11-01T02:00Z', '2026-11-30T02:00Z');
    expect(last('2026-11-25T00:00Z')).toBe('champions-m-c');
  });
});

it.each([
  ['2026-11-25T01:59Z', undefined],
  ['2026-11-25T02:00Z', 'week'],
  ['2026-12-01T01:59Z', 'week'],
  ['2026-12-01T02:00Z', 'day'],
  ['2026-12-02T01:59Z', 'day'],
  ['2026-12-02T02:00Z', 'over'],
  ['2026-12-05T01:59Z', 'over'],
  ['2026-12-05T02:00Z', undefined],
])('at %s site admins are to know: %s', (at, stage) => {
  const season = lastSeason(regulationsOf('champions'), new Date(at));
  expect(season && dueStage(season, new Date(at))).toBe(stage);
});

it.each([
  ['champions-next', true],
  ['sv-next', true],
  ['champions-own', false],
  ['next', false],
  [null, false],
])('%s awaits a regulation: %s', (id, awaits) => {
  expect(isNextRegulation(id)).toBe(awaits);
});
