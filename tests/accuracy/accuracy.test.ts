import { describe, expect, it } from 'vitest';
import { type AspectTally, accuracyOf, formatShare, type Tally } from '~/accuracy/accuracy';

const tally = (change: Partial<Tally>): Tally => ({
  engineVersion: 'engine-2',
  game: 'sv',
  field: 'item',
  outcome: 'sureRight',
  count: 1,
  ...change,
});

describe('the accuracy', () => {
  it('stands by version and game, the newest version first', () => {
    const accuracy = accuracyOf([
      tally({}),
      tally({ game: 'champions' }),
      tally({ engineVersion: 'engine-10' }),
    ]);
    expect(accuracy.map(({ engineVersion, game }) => `${engineVersion} ${game}`)).toEqual([
      'engine-10 sv',
      'engine-2 champions',
      'engine-2 sv',
    ]);
  });

  it('counts each field, and all of them', () => {
    const [accuracy] = accuracyOf([
      tally({ count: 40 }),
      tally({ outcome: 'sureWrong', count: 2 }),
      tally({ field: 'species', outcome: 'unread', count: 3 }),
    ]);
    const none = { sureRight: 0, sureWrong: 0, askedRight: 0, askedWrong: 0, unread: 0 };
    expect(accuracy?.fields).toEqual([
      { field: 'species', counts: { byOutcome: { ...none, unread: 3 }, total: 3 } },
      { field: 'item', counts: { byOutcome: { ...none, sureRight: 40, sureWrong: 2 }, total: 42 } },
    ]);
    expect(accuracy?.all).toEqual({
      byOutcome: { ...none, sureRight: 40, sureWrong: 2, unread: 3 },
      total: 45,
    });
  });

  it('names the weakest field of each aspect, where enough is known', () => {
    const of = (aspect: AspectTally['aspect'], change: Partial<Tally>) => ({ aspect, ...tally(change) });
    const [accuracy] = accuracyOf(
      [tally({ count: 100 })],
      [
        of('shape.phone', { field: 'species', count: 30 }),
        of('language.ja', { field: 'species', count: 30 }),
        of('language.ja', { count: 27 }),
        of('language.ja', { outcome: 'askedRight', count: 3 }),
        of('language.ja', { field: 'ability', outcome: 'unread', count: 19 }),
        of('language.en', { game: 'champions', count: 5 }),
      ],
    );
    expect(accuracy?.aspects.map(({ aspect, counts, weakest }) => [aspect, counts.total, weakest])).toEqual([
      ['language.ja', 79, 'item'],
      ['shape.phone', 30, undefined],
    ]);
  });

  it('of nothing is none', () => {
    expect(accuracyOf([])).toEqual([]);
  });
});

describe('a share', () => {
  it.each<[number, number, string | undefined]>([
    [0, 0, undefined],
    [1, 19, undefined],
    [0, 20, '0%'],
    [1, 30, '3%'],
    [1, 300, '0.3%'],
    [1, 5000, '0.02%'],
    [4999, 5000, '99.98%'],
  ])('of %d in %d has the digits that so many values carry: %s', (count, total, expected) => {
    expect(formatShare(count, total, 'en')).toBe(expected);
  });
});
