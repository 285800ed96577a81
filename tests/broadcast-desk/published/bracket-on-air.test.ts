import { describe, expect, it } from 'vitest';
import { matchesOf } from '~/broadcast/bracket';
import { bracketOnAir } from '~/broadcast-desk/published/bracket-on-air';
import { type BracketMatch, bracketMatches, carryOn, slotsOf } from '~/rounds/elimination';
import type { Winner } from '~/rounds/match';
import { bracketRows } from '~/rounds-desk/bracket-rows.server';
import { anyMatch, publishedRounds } from './published-rounds';

const seedsOf = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** A bracket whose better seeds won 2–1 in the first rounds, as the tables of matches have it. */
function bracketOf(count: number, played: number, hasThird = false) {
  const slots = slotsOf(seedsOf(count));
  const seedOf = (id: string | null) => Number(id?.slice(1) ?? 99);
  const won = (match: BracketMatch): BracketMatch => {
    if (match.result || !match.a || !match.b || match.round > played) return match;
    const winner: Winner = seedOf(match.a) < seedOf(match.b) ? 'a' : 'b';
    const games = winner === 'a' ? { gamesA: 2, gamesB: 1 } : { gamesA: 1, gamesB: 2 };
    return { ...match, result: { winner, ...games, isWalkover: false } };
  };
  let all = bracketMatches(slots, hasThird);
  for (let round = 1; round <= played; round++) all = carryOn(all.map(won));
  const byes = bracketRows(slots, hasThird);
  return all.map(({ round, place, a, b, result }, at) =>
    byes[at]?.isBye
      ? anyMatch('bracket', {
          round,
          place,
          entrantA: byes[at]?.a ?? null,
          entrantB: null,
          isBye: true,
          ...result,
        })
      : anyMatch('bracket', { round, place, entrantA: a, entrantB: b, ...result }),
  );
}

/** Matches as overlays draw them: `P1 2-1 P8`. */
function drawn(count: number, played: number, hasThird = false) {
  const rounds = publishedRounds({ stages: [['bracket']], matches: bracketOf(count, played, hasThird) });
  const bracket = bracketOnAir(rounds, []);
  return (
    bracket &&
    matchesOf(bracket).map(({ players: [one, other], score }) =>
      [one, score?.join('-') ?? '', other].filter(Boolean).join(' '),
    )
  );
}

describe('the published bracket on air', () => {
  it('is in its own order, with scores of played matches', () => {
    expect(drawn(8, 0)).toEqual(['P1 P8', 'P4 P5', 'P2 P7', 'P3 P6', '', '', '']);
    expect(drawn(8, 1)).toEqual(['P1 2-1 P8', 'P4 2-1 P5', 'P2 2-1 P7', 'P3 2-1 P6', 'P1 P4', 'P2 P3', '']);
    expect(drawn(8, 3, true)?.slice(4)).toEqual(['P1 2-1 P4', 'P2 2-1 P3', 'P1 2-1 P2']);
  });

  it('begins at the quarterfinals of a larger one, as soon as somebody is known there', () => {
    expect(drawn(16, 0)).toBeNull();
    expect(drawn(16, 1)).toEqual(['P1 P8', 'P4 P5', 'P2 P7', 'P3 P6', '', '', '']);
    expect(drawn(32, 3)?.slice(0, 6)).toEqual([
      'P1 2-1 P8',
      'P4 2-1 P5',
      'P2 2-1 P7',
      'P3 2-1 P6',
      'P1 P4',
      'P2 P3',
    ]);
  });

  it('leads those on who have a bye', () => {
    expect(drawn(6, 0)).toEqual(['P1', 'P4 P5', 'P2', 'P3 P6', 'P1', 'P2', '']);
    expect(drawn(6, 1)).toEqual(['P1', 'P4 2-1 P5', 'P2', 'P3 2-1 P6', 'P1 P4', 'P2 P3', '']);
  });

  it('has the players of a smaller one in the round that they play', () => {
    expect(drawn(4, 0, true)?.slice(4)).toEqual(['P1 P4', 'P2 P3', '']);
    expect(drawn(4, 1)?.slice(4)).toEqual(['P1 2-1 P4', 'P2 2-1 P3', 'P1 P2']);
    expect(drawn(2, 0)?.slice(6)).toEqual(['P1 P2']);
    expect(drawn(2, 1)?.slice(6)).toEqual(['P1 2-1 P2']);
  });

  it('tells who won a walkover, and nothing that is objected', () => {
    const played = (change: object) => {
      const [first, ...rest] = bracketOf(8, 0);
      if (!first) throw new Error('There is a match.');
      const matches = [{ ...first, ...change }, ...rest];
      const bracket = bracketOnAir(publishedRounds({ stages: [['bracket']], matches }), []);
      return bracket?.scores[0];
    };
    expect(played({ winner: 'b', isWalkover: true })).toEqual([0, 1]);
    expect(played({ winner: 'a', gamesA: 2, gamesB: 0, objectedAt: new Date() })).toBeNull();
    expect(played({ winner: 'nobody' })).toBeNull();
  });

  it('is none without a bracket', () => {
    expect(
      bracketOnAir(publishedRounds({ stages: [['swiss']], matches: [anyMatch('swiss')] }), []),
    ).toBeNull();
  });
});
