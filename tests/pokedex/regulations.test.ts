import { describe, expect, test } from 'vitest';
import type { Game } from '~/pokedex/game';
import {
  allRegulations,
  findRegulation,
  regulationAt,
  regulationsOf,
  sheetDetails,
} from '~/pokedex/regulations';

const regulations = allRegulations();

describe('regulations', () => {
  test('each has its own id, and ends after it starts', () => {
    expect(new Set(regulations.map(({ id }) => id)).size).toBe(regulations.length);
    for (const { id, startsAt, endsAt } of regulations) {
      expect(startsAt.getTime(), id).not.toBeNaN();
      if (endsAt) expect(endsAt.getTime(), id).toBeGreaterThan(startsAt.getTime());
    }
  });

  test('seasons of one game do not overlap', () => {
    for (const game of ['sv', 'champions'] as const) {
      const newestFirst = regulationsOf(game);
      newestFirst.slice(1).forEach((older, at) => {
        expect(older.endsAt?.getTime()).toBeLessThanOrEqual(newestFirst[at]?.startsAt.getTime() ?? 0);
      });
    }
  });

  test.each<[Game, string, string | undefined]>([
    ['sv', '2022-12-01T23:59Z', undefined],
    ['sv', '2022-12-02T00:00Z', 'sv-a'],
    ['sv', '2024-08-31T23:59:59Z', 'sv-g'],
    ['sv', '2024-09-01T00:00Z', 'sv-h'],
    ['sv', '2025-07-01T00:00Z', 'sv-i'],
    ['sv', '2026-07-01T00:00Z', undefined],
    ['champions', '2026-04-08T10:59+09:00', undefined],
    ['champions', '2026-06-17T10:59+09:00', 'champions-m-a'],
    ['champions', '2026-06-17T11:00+09:00', 'champions-m-b'],
    ['champions', '2026-12-02T10:59:59+09:00', 'champions-m-c'],
    ['champions', '2026-12-02T11:00+09:00', undefined],
  ])('%s at %s is %s', (game, instant, id) => {
    expect(regulationAt(game, new Date(instant))?.id).toBe(id);
  });

  test.each<[Game, string | null, string]>([
    ['sv', 'sv-i', 'teraType'],
    ['sv', null, 'teraType'],
    ['champions', 'champions-m-c', 'statAlignment'],
    ['champions', 'unknown', 'statAlignment'],
  ])('a sheet of %s under %s shows %s', (game, regulation, detail) => {
    expect(sheetDetails(game, regulation)).toEqual(['ability', 'item', 'moves', detail]);
  });

  test('are found by id and named in both languages', () => {
    expect(findRegulation('champions-m-c')?.name).toEqual({
      ja: 'レギュレーションM-C',
      en: 'Regulation M-C',
    });
    expect(findRegulation('sv-z')).toBeUndefined();
  });
});
