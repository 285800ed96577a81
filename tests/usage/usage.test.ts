import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamMember } from '~/pokedex/member';
import { intervalOf, minTeamsForShare, shareOf, wilson } from '~/usage/share';
import {
  type CountedSheet,
  countUsage,
  differenceOf,
  inBothWays,
  topCutOf,
  type UsageCount,
} from '~/usage/usage';
import { detailsOf, fieldOf, pairsOf, partnersOf } from '~/usage/usage-view';

const species = ['garchomp', 'incineroar', 'rillaboom', 'fluttermane', 'amoonguss', 'なまえ', '__proto__'];
const optional = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const member: fc.Arbitrary<TeamMember> = fc.record({
  species: fc.constantFrom(...species),
  item: optional('sitrusberry', 'lifeorb'),
  ability: optional('roughskin', 'intimidate'),
  moves: fc.uniqueArray(fc.constantFrom('protect', 'fakeout', 'uturn', 'constructor'), { maxLength: 4 }),
  teraType: optional('fire'),
});
const sheet = fc.record<CountedSheet>({
  members: fc.array(member, { maxLength: 6 }),
  isPublic: fc.boolean(),
  rank: fc.option(fc.integer({ min: 1, max: 40 })),
});
const shows = ['ability', 'item', 'moves', 'teraType'] as const;
const found = (counts: readonly UsageCount[], ...[of, kind, value]: string[]) =>
  counts.find((each) => each[0] === of && each[1] === kind && each[2] === value)?.[3] ?? 0;

describe('what is counted', () => {
  it('is what somebody counts who goes through the sheets for each question', () => {
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 40 }), (sheets) => {
        const counts = countUsage(sheets, shows);
        const having = (...all: string[]) =>
          sheets.filter(({ members }) => all.every((each) => members.some((one) => one.species === each)));
        for (const one of species) {
          expect(found(counts, '', 'species', one)).toBe(having(one).length);
          for (const other of species.filter((each) => each !== one))
            expect(found(inBothWays(counts), one, 'partner', other)).toBe(having(one, other).length);
        }
        expect(new Set(counts.map((count) => JSON.stringify(count.slice(0, 3)))).size).toBe(counts.length);
      }),
      { numRuns: 60 },
    );
  });

  it('counts all details of public sheets, and never more than there are of private ones', () => {
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 40 }), (sheets) => {
        const held = (some: readonly CountedSheet[], of: string, item: string) =>
          some.filter(({ members }) => members.find((one) => one.species === of)?.item === item).length;
        const open = sheets.filter(({ isPublic }) => isPublic);
        const told = countUsage(sheets, shows);
        for (const of of species)
          for (const item of ['sitrusberry', 'lifeorb']) {
            const count = found(told, of, 'item', item);
            expect([held(open, of, item), held(sheets, of, item)].includes(count)).toBe(true);
            expect(count).toBeLessThanOrEqual(found(told, of, 'stated', 'item'));
          }
        const all = open.map((each) => ({ ...each, isPublic: true }));
        for (const of of species)
          expect(found(countUsage(all, shows), of, 'item', 'lifeorb')).toBe(held(open, of, 'lifeorb'));
      }),
      { numRuns: 60 },
    );
  });

  it('is the six alone on closed sheets, public ones too', () => {
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 20 }), (sheets) => {
        const kinds = new Set(countUsage(sheets, []).map(([, kind]) => kind));
        expect([...kinds].filter((kind) => !['field', 'species', 'cut', 'partner'].includes(kind))).toEqual(
          [],
        );
      }),
    );
  });

  it('goes from one count to the next and back by differences', () => {
    const add = (counts: readonly UsageCount[], changes: readonly UsageCount[]) => {
      const sums = new Map(counts.map((count) => [JSON.stringify(count.slice(0, 3)), count[3]]));
      for (const [of, kind, value, count] of changes) {
        const key = JSON.stringify([of, kind, value]);
        sums.set(key, (sums.get(key) ?? 0) + count);
      }
      return [...sums].filter(([, count]) => count !== 0).sort();
    };
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 9 }), fc.array(sheet, { maxLength: 9 }), (one, other) => {
        const [before, after] = [countUsage(one, shows), countUsage(other, shows)];
        expect(add(before, differenceOf(before, after))).toEqual(add(after, []));
        expect(differenceOf(before, before)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

const team = (...six: string[]) => ({ members: six.map((each) => ({ species: each })), isPublic: true });

describe('a top cut', () => {
  it.each([
    [0, 1],
    [8, 1],
    [15, 1],
    [16, 4],
    [31, 4],
    [32, 8],
    [64, 8],
  ])('of %i teams with a place are %i', (ranked, cut) => {
    expect(topCutOf(ranked, null)).toBe(cut);
  });

  it.each([
    [64, 16, 16],
    [12, 8, 8],
    // Without a bracket, the winner alone is surely on top.
    [64, 0, 1],
  ])('of %i teams with a place are what the organizer says: %i', (ranked, said, cut) => {
    expect(topCutOf(ranked, said)).toBe(cut);
  });

  it('is counted by the size that the organizer says', () => {
    const sheets = Array.from({ length: 16 }, (_, at) => ({ ...team('garchomp'), rank: at + 1 }));
    expect([null, 0, 2, 8].map((said) => fieldOf(countUsage(sheets, [], said)).cut)).toEqual([4, 1, 2, 8]);
  });

  it('are those with the best places, beside the field', () => {
    const sheets = Array.from({ length: 16 }, (_, at) => ({
      ...team(at < 4 ? 'garchomp' : 'incineroar', 'rillaboom'),
      rank: at + 1,
    }));
    const field = fieldOf(countUsage([...sheets, { ...team('garchomp'), rank: null }], []));
    expect([field.teams, field.cut]).toEqual([17, 4]);
    expect(field.species).toEqual([
      { species: 'rillaboom', teams: 16, cut: 4 },
      { species: 'incineroar', teams: 12, cut: 0 },
      { species: 'garchomp', teams: 5, cut: 4 },
    ]);
  });

  it('tells nothing of one or two private teams, whose names stand in the standings', () => {
    const sheets = Array.from({ length: 16 }, (_, at) => ({
      ...team(at < 2 ? 'garchomp' : 'incineroar'),
      isPublic: at >= 2,
      rank: at + 1,
    }));
    expect(fieldOf(countUsage(sheets, [])).species).toEqual([
      { species: 'incineroar', teams: 14, cut: 2 },
      { species: 'garchomp', teams: 2, cut: 0 },
    ]);
  });
});

describe('pairs', () => {
  it('are told from five teams on', () => {
    const counts = countUsage(
      [...Array(5).fill(team('garchomp', 'rillaboom')), ...Array(4).fill(team('garchomp', 'amoonguss'))].map(
        (each) => ({ ...each, rank: null }),
      ),
      [],
    );
    expect(pairsOf(counts)).toEqual([{ species: ['garchomp', 'rillaboom'], teams: 5 }]);
    expect(partnersOf(counts, 'garchomp')).toEqual([{ value: 'rillaboom', count: 5 }]);
    expect(partnersOf(counts, 'rillaboom')).toEqual([{ value: 'garchomp', count: 5 }]);
  });
});

describe('details of all Pokémon', () => {
  it('are the sums of what is told of each species', () => {
    const held = (one: string, item: string, isPublic: boolean) => ({
      members: [{ species: one, item }],
      isPublic,
      rank: null,
    });
    const counts = countUsage(
      [
        ...Array(3).fill(held('garchomp', 'lifeorb', false)),
        ...Array(2).fill(held('incineroar', 'lifeorb', false)),
        held('rillaboom', 'lifeorb', true),
      ],
      ['item'],
    );
    expect(detailsOf(counts, '')).toEqual([
      { kind: 'item', stated: 4, values: [{ value: 'lifeorb', count: 4 }] },
    ]);
  });
});

describe('shares', () => {
  it.each([
    // Newcombe 1998, table I (Statistics in Medicine 17), method 3: the score interval.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i lie as published', (count, total, low, high) => {
    const interval = wilson(count, total);
    expect([interval.low, interval.high].map((end) => Math.round(end * 10_000) / 10_000)).toEqual([
      low,
      high,
    ]);
  });

  it('stay within what can be, and hold what was seen', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
        const [count, total] = [Math.min(a, b), Math.max(a, b, 1)];
        const { low, high } = wilson(count, total);
        expect([low >= 0, low <= count / total + 1e-12, high >= count / total - 1e-12, high <= 1]).toEqual(
          Array(4).fill(true),
        );
      }),
    );
  });

  it('are not said of fewer than 32', () => {
    expect([shareOf(8, minTeamsForShare - 1, 'en'), intervalOf(8, minTeamsForShare - 1, 'en')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([shareOf(8, 32, 'en'), shareOf(8, 32, 'ja'), shareOf(457, 1000, 'en')]).toEqual([
      '25%',
      '25%',
      '45.7%',
    ]);
    expect(intervalOf(81, 263, 'en')).toBe('26% – 37%');
  });
});
