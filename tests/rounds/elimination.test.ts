import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BracketMatch,
  bracketMatches,
  bracketOrder,
  bracketPlaces,
  bracketSize,
  carryOn,
  nextOf,
  slotsOf,
} from '~/rounds/elimination';
import type { Winner } from '~/rounds/match';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);
const shown = (matches: readonly BracketMatch[]) =>
  matches.map(({ round, place, a, b, result }) =>
    [`${round}.${place}`, a ?? '-', b ?? '-', ...(result ? [result.winner] : [])].join(' '),
  );

/** Enters a result, and carries on. */
const play = (matches: readonly BracketMatch[], round: number, place: number, winner: Winner) =>
  carryOn(
    matches.map((match) =>
      match.round === round && match.place === place
        ? { ...match, result: { winner, gamesA: null, gamesB: null, isWalkover: false } }
        : match,
    ),
  );

/** Plays whatever can be played, in order. */
function playAll(matches: readonly BracketMatch[], winnerOf: (match: BracketMatch) => Winner) {
  let played = matches;
  for (;;) {
    const next = played.find(({ a, b, result }) => a !== null && b !== null && !result);
    if (!next) return played;
    played = play(played, next.round, next.place, winnerOf(next));
  }
}
const seedOf = (id: string | null) => Number(id?.slice(1));
const betterSeed = ({ a, b }: BracketMatch): Winner => (seedOf(a) < seedOf(b) ? 'a' : 'b');

describe('the slots of a bracket', () => {
  it('are in the usual order', () => {
    expect(bracketOrder(2)).toEqual([1, 2]);
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  it.each([2, 4, 8, 16, 32, 64])('of %i let the best seeds meet last', (size) => {
    for (let round = size; round > 1; round /= 2) {
      const width = size / round;
      const order = bracketOrder(size);
      // As long as the better ones win, the best and the worst of those who are left meet.
      const best = Array.from({ length: round }, (_, at) =>
        Math.min(...order.slice(at * width, (at + 1) * width)),
      );
      for (let at = 0; at < round; at += 2) expect((best[at] ?? 0) + (best[at + 1] ?? 0)).toBe(round + 1);
    }
  });

  it('give byes to the best seeds', () => {
    expect(slotsOf(idsOf(6))).toEqual(['p1', null, 'p4', 'p5', 'p2', null, 'p3', 'p6']);
    for (let count = 2; count <= 64; count++) {
      const slots = slotsOf(idsOf(count));
      expect(slots).toHaveLength(bracketSize(count));
      const matches = bracketMatches(slots, false).filter(({ round }) => round === 1);
      const free = matches.filter(({ result }) => result).map(({ a, b }) => seedOf(a ?? b));
      const byes = bracketSize(count) - count;
      expect(free.sort((one, other) => one - other)).toEqual(Array.from({ length: byes }, (_, at) => at + 1));
    }
  });
});

describe('a bracket', () => {
  it('has all matches, and carries byes on', () => {
    expect(shown(bracketMatches(slotsOf(idsOf(6)), true))).toEqual([
      '1.0 p1 - a',
      '1.1 p4 p5',
      '1.2 p2 - a',
      '1.3 p3 p6',
      '2.0 p1 -',
      '2.1 p2 -',
      '3.0 - -',
      '3.1 - -',
    ]);
    expect(shown(bracketMatches(['a', 'b'], true))).toEqual(['1.0 a b']);
  });

  it('brings winners on, and losers of the semifinals to the third-place match', () => {
    const semifinals = play(bracketMatches(idsOf(4), true), 1, 0, 'b');
    expect(shown(semifinals)).toEqual(['1.0 p1 p2 b', '1.1 p3 p4', '2.0 p2 -', '2.1 p1 -']);
    expect(shown(play(semifinals, 1, 1, 'a')).slice(2)).toEqual(['2.0 p2 p3', '2.1 p1 p4']);
  });

  it('opens matches again whose players a correction changes', () => {
    const played = playAll(bracketMatches(idsOf(4), true), betterSeed);
    expect(shown(played)).toEqual(['1.0 p1 p2 a', '1.1 p3 p4 a', '2.0 p1 p3 a', '2.1 p2 p4 a']);
    expect(shown(play(played, 1, 1, 'a'))).toEqual(shown(played));
    expect(shown(play(played, 1, 1, 'b')).slice(2)).toEqual(['2.0 p1 p4', '2.1 p2 p3']);
  });

  it('goes on where both lost', () => {
    const first = play(bracketMatches(idsOf(4), true), 1, 0, 'nobody');
    expect(shown(first).slice(2)).toEqual(['2.0 - -', '2.1 - -']);
    const second = play(first, 1, 1, 'b');
    expect(shown(second).slice(2)).toEqual(['2.0 - p4 b', '2.1 - p3 b']);
    expect(second.at(-1)?.result?.isWalkover).toBe(true);
    expect([...bracketPlaces(second)].sort()).toEqual([
      ['p1', 3],
      ['p2', 3],
      ['p3', 3],
      ['p4', 1],
    ]);
    expect(shown(play(second, 1, 0, 'a')).slice(2)).toEqual(['2.0 p1 p4', '2.1 p2 p3']);
  });

  it('is not decided by a tie', () => {
    const tied = play(bracketMatches(idsOf(4), false), 1, 0, 'tie');
    expect(shown(tied).at(-1)).toBe('2.0 - -');
    expect(bracketPlaces(tied).size).toBe(0);
  });

  it('says where players go', () => {
    const rounds = 3;
    expect(nextOf({ round: 1, place: 3, rounds })).toEqual({
      winner: { round: 2, place: 1, side: 'b' },
      loser: null,
    });
    expect(nextOf({ round: 2, place: 0, rounds })).toEqual({
      winner: { round: 3, place: 0, side: 'a' },
      loser: { round: 3, place: 1, side: 'a' },
    });
    expect(nextOf({ round: 3, place: 1, rounds })).toEqual({ winner: null, loser: null });
  });

  it('has whoever won or lost the match before, as soon as that is known, and no result before', () => {
    const entered = fc.array(fc.tuple(fc.nat(), fc.constantFrom<Winner>('a', 'b', 'nobody', 'tie')), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.boolean(), entered, (count, hasThird, given) => {
        const slots = slotsOf(idsOf(count));
        let matches = bracketMatches(slots, hasThird);
        for (const [which, winner] of given) {
          const { round, place } = matches[which % matches.length] as BracketMatch;
          matches = play(matches, round, place, winner);
        }
        const at = (round: number, place: number) =>
          matches.find((match) => match.round === round && match.place === place) as BracketMatch;
        const rounds = Math.log2(slots.length);
        for (const match of matches) {
          const { round, place, result } = match;
          const isThird = round === rounds && place === 1;
          const coming = [0, 1].map((index) => {
            if (round === 1) return slots[2 * place + index];
            const before = at(round - 1, isThird ? index : 2 * place + index);
            if (!before.result || before.result.winner === 'tie') return undefined;
            if (before.result.winner === 'nobody') return null;
            const isA = (before.result.winner === 'a') !== isThird;
            return isA ? before.a : before.b;
          });
          expect([match.a, match.b]).toEqual(coming.map((player) => player ?? null));
          if (coming.includes(undefined)) expect(result).toBeNull();
          else if (coming.includes(null)) {
            const winner = coming[0] ? 'a' : coming[1] ? 'b' : 'nobody';
            expect(result).toEqual({ winner, gamesA: null, gamesB: null, isWalkover: true });
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('can be carried on again without a change, at any time', () => {
    const winners = fc.array(fc.constantFrom<Winner>('a', 'b', 'a', 'b', 'nobody'), {
      minLength: 70,
      maxLength: 70,
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.boolean(), winners, (count, hasThird, given) => {
        let turn = 0;
        const played = playAll(bracketMatches(slotsOf(idsOf(count)), hasThird), () => {
          turn += 1;
          return given[turn] ?? 'a';
        });
        expect(carryOn(played.toReversed())).toEqual(played);
        expect(played.every(({ result }) => result)).toBe(true);
        const places = bracketPlaces(played);
        expect([...places.keys()].sort()).toEqual(idsOf(count).sort());
        expect(bracketPlaces(played.toReversed())).toEqual(places);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the places of a bracket', () => {
  const placesOf = (count: number, hasThird: boolean) => {
    const places = bracketPlaces(playAll(bracketMatches(slotsOf(idsOf(count)), hasThird), betterSeed));
    return idsOf(count).map((id) => places.get(id));
  };

  it('are shared by those who lose in the same round', () => {
    expect(placesOf(8, false)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
    expect(placesOf(8, true)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
    expect(placesOf(6, true)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(placesOf(3, true)).toEqual([1, 2, 3]);
    expect(placesOf(2, false)).toEqual([1, 2]);
    const all = placesOf(64, false);
    expect(all.slice(8, 33)).toEqual([...Array(8).fill(9), ...Array(16).fill(17), 33]);
  });

  it('are known as soon as somebody has lost', () => {
    const matches = play(bracketMatches(idsOf(4), true), 1, 0, 'b');
    expect([...bracketPlaces(matches)]).toEqual([['p1', 3]]);
  });

  it('are both third if nobody wins the third-place match', () => {
    const matches = play(playAll(bracketMatches(idsOf(4), true), betterSeed), 2, 1, 'nobody');
    expect([...bracketPlaces(matches)].sort()).toEqual([
      ['p1', 1],
      ['p2', 3],
      ['p3', 2],
      ['p4', 3],
    ]);
  });
});
