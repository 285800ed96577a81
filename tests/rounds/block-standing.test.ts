import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockStanding } from '~/rounds/block-standing';
import type { BlockMatch } from '~/rounds/counted-matches';
import type { MatchResult, Winner } from '~/rounds/match';
import { roundRobin } from '~/rounds/round-robin';
import { standingByTiers } from './standing-oracle';

const result = (winner: Winner, games?: [number, number], isWalkover = false): MatchResult => ({
  ...{ winner, gamesA: games?.[0] ?? null, gamesB: games?.[1] ?? null, isWalkover },
});
const byTicket = (id: string) => `ticket ${id}`;
const noLot = () => null;

/** A few words for a match: `a>b`, `a>b 2-1`, `a=b`, `a?b` (open), `a>b !` (a decider), `a>b w` (a walkover). */
function matchOf(text: string): BlockMatch {
  const [pair = '', note = ''] = text.split(' ');
  const [a = '', sign, b = ''] = pair;
  const isDecider = note === '!';
  if (sign === '?') return { a, b, result: null, isDecider };
  const games = note.includes('-') ? note.split('-').map(Number) : [];
  const winner = sign === '=' ? 'tie' : 'a';
  const pairOfGames = games.length === 2 ? ([games[0], games[1]] as [number, number]) : undefined;
  return { a, b, result: result(winner, pairOfGames, note === 'w'), isDecider };
}

interface Told {
  dropped?: string;
  drop?: 'lose' | 'void' | 'half';
  lot?: (id: string) => string | null;
}
const standing = (
  names: string,
  matches: string[],
  { dropped = '', drop = 'lose', lot = byTicket }: Told = {},
) =>
  blockStanding(
    [...names].map((id) => ({ id, hasDropped: dropped.includes(id) })),
    matches.map(matchOf),
    { drop, lot },
  );
const places = (...given: Parameters<typeof standing>) =>
  standing(...given).map(({ id, rank, decidedBy }) => `${rank} ${id} ${decidedBy}`);

describe('a block', () => {
  it('is ordered by wins', () => {
    expect(places('abc', ['b>a', 'c>a', 'b>c'])).toEqual(['1 b wins', '2 c wins', '3 a wins']);
  });

  it('counts a tie as half a win', () => {
    const [first, second] = standing('abc', ['a=b', 'a>c', 'b?c']);
    expect(first).toMatchObject({ id: 'a', wins: 1, losses: 0, ties: 1, played: 2, left: 0 });
    expect(second).toMatchObject({ id: 'b', wins: 0, losses: 0, ties: 1, played: 1, left: 1 });
  });

  it('looks at the matches among those who are equal', () => {
    const matches = ['b>a 2-1', 'a>c 2-0', 'a>d 2-0', 'c>b 2-0', 'b>d 2-1', 'd>c 2-0'];
    expect(places('abcd', matches)).toEqual([
      '1 b headToHead',
      '2 a headToHead',
      '3 d headToHead',
      '4 c headToHead',
    ]);
  });

  it('starts again with the matches among the few who are left', () => {
    // Three with two wins in a circle: the games part c from a and b, and then their own match decides.
    const matches = ['a>b 2-1', 'b>c 2-1', 'c>a 2-1', 'a>d 2-1', 'b>d 2-1', 'c>d 2-0'];
    expect(places('abcd', matches)).toEqual(['1 c games', '2 a headToHead', '3 b headToHead', '4 d wins']);
  });

  it('has a decider before the lot, which counts for nothing else', () => {
    const circle = ['a>b', 'b>c', 'c>a'];
    expect(places('abc', circle)).toEqual(['1 a lot', '2 b lot', '3 c lot']);
    expect(places('abc', circle, { lot: noLot })).toEqual(['1 a null', '1 b null', '1 c null']);
    // Lots are drawn for all of them or for none.
    const forTwo = (id: string) => (id === 'c' ? null : byTicket(id));
    expect(places('abc', circle, { lot: forTwo })).toEqual(['1 a null', '1 b null', '1 c null']);
    const decided = standing('abc', [...circle, 'c>b !', 'c>a !', 'b>a !'], { lot: noLot });
    expect(decided.map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      ['c', 'decider'],
      ['b', 'decider'],
      ['a', 'decider'],
    ]);
    expect(decided.map(({ wins, played, isShared }) => [wins, played, isShared])).toEqual(
      Array(3).fill([1, 2, false]),
    );
  });

  it('shares the best of the ranks', () => {
    const rows = standing('abcd', ['a>b', 'b>c', 'c>a', 'a>d', 'b>d', 'c>d'], { lot: noLot });
    expect(rows.map(({ rank, isShared }) => [rank, isShared])).toEqual([
      ...Array(3).fill([1, true]),
      [4, false],
    ]);
  });

  it('counts no games of walkovers, and of results that name none', () => {
    const rows = standing('abc', ['a>b w', 'a>c', 'b>c 2-1']);
    expect(rows.map(({ id, gamesWon, gamesLost }) => [id, gamesWon, gamesLost])).toEqual([
      ['a', 0, 0],
      ['b', 2, 1],
      ['c', 1, 2],
    ]);
    const given = [{ a: 'a', b: 'b', result: result('a', [2, 0], true), isDecider: false }];
    const players = ['a', 'b'].map((id) => ({ id, hasDropped: false }));
    expect(blockStanding(players, given, { drop: 'lose', lot: noLot })[0]?.gamesWon).toBe(0);
  });
});

describe('players who drop', () => {
  const matches = ['d>a', 'd>b', 'd?c', 'a>b', 'b>c', 'c>a'];
  const records = (drop: 'lose' | 'void' | 'half', given = matches) =>
    standing('abcd', given, { drop, dropped: 'd' })
      .map(({ id, wins, losses, left }) => [id, wins, losses, left].join(' '))
      .sort();

  it('lose what they have not played', () => {
    expect(records('lose')).toEqual(['a 1 2 0', 'b 1 2 0', 'c 2 1 0', 'd 2 1 0']);
  });

  it('or have never played', () => {
    expect(records('void')).toEqual(['a 1 1 0', 'b 1 1 0', 'c 1 1 0', 'd 0 0 0']);
  });

  it('or have never played if it is less than half of it, walkovers aside', () => {
    expect(records('half')).toEqual(records('lose'));
    expect(records('half', ['d>a', 'd>b w', ...matches.slice(2)])).toEqual(records('void'));
  });

  it('come last, whatever they won', () => {
    expect(places('abcd', matches, { dropped: 'd' }).at(-1)).toBe('4 d wins');
    expect(places('ab', ['a?b'], { dropped: 'ab' })).toEqual(['1 a lot', '2 b lot']);
    expect(standing('ab', ['a?b'], { dropped: 'ab' }).map(({ losses }) => losses)).toEqual([1, 1]);
  });
});

const games = fc.integer({ min: 0, max: 2 });
const anyResult = fc.record<MatchResult>({
  // Few ties and double losses, as in real blocks; many results alike, so that players are equal.
  winner: fc.constantFrom<Winner>('a', 'a', 'a', 'b', 'b', 'b', 'tie', 'nobody'),
  gamesA: fc.option(games, { freq: 8 }),
  gamesB: fc.option(games, { freq: 8 }),
  isWalkover: fc.nat(9).map((number) => number === 0),
});
const anyBlock = fc.integer({ min: 3, max: 16 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, at) => `p${at}`);
  const pairs = roundRobin(ids).rounds.flat();
  const id = fc.constantFrom(...ids);
  return fc.record({
    players: fc
      .array(fc.nat(7), { minLength: size, maxLength: size })
      .map((drops) => ids.map((id, at) => ({ id, hasDropped: drops[at] === 0 }))),
    regular: fc
      .array(fc.option(anyResult, { freq: 9 }), { minLength: pairs.length, maxLength: pairs.length })
      .map((results) => pairs.map(([a, b], at) => ({ a, b, result: results[at] ?? null, isDecider: false }))),
    deciders: fc
      .array(fc.record({ a: id, b: id, result: fc.option(anyResult), isDecider: fc.constant(true) }), {
        maxLength: 6,
      })
      .map((some) => some.filter(({ a, b }) => a !== b)),
    drop: fc.constantFrom<'lose' | 'void' | 'half'>('lose', 'void', 'half'),
    hasLot: fc.boolean(),
    salt: fc.nat(99),
  });
});

describe('any block', () => {
  it('stands as the rules say when they are written in another way', () => {
    const decidedBy = new Map<string | null, number>();
    fc.assert(
      fc.property(anyBlock, ({ players, regular, deciders, drop, hasLot, salt }) => {
        const rules = {
          drop,
          lot: (id: string) => (hasLot ? `${(Number(id.slice(1)) * 7 + salt) % 16} ${id}` : null),
        };
        const rows = blockStanding(players, [...regular, ...deciders], rules);
        expect(rows).toHaveLength(players.length);
        // Rows that share a rank have no order.
        const inOrder = (some: { id: string; rank: number }[]) =>
          some.toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
        expect(inOrder(rows)).toEqual(inOrder(standingByTiers(players, [...regular, ...deciders], rules)));
        for (const row of rows) decidedBy.set(row.decidedBy, (decidedBy.get(row.decidedBy) ?? 0) + 1);
      }),
      { numRuns: 10_000 },
    );
    // The blocks are such that each rule has something to decide.
    for (const criterion of ['wins', 'headToHead', 'games', 'decider', 'lot', null])
      expect([criterion, (decidedBy.get(criterion) ?? 0) > 100]).toEqual([criterion, true]);
  });

  it('stands the same in any order of its players and matches', () => {
    fc.assert(
      fc.property(anyBlock, ({ players, regular, deciders, drop }) => {
        const rules = { drop, lot: byTicket };
        const matches = [...regular, ...deciders];
        expect(blockStanding(players.toReversed(), matches.toReversed(), rules)).toEqual(
          blockStanding(players, matches, rules),
        );
      }),
      { numRuns: 500 },
    );
  });
});
