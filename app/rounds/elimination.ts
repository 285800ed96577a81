import type { MatchResult, Side } from './match';

export interface BracketMatch {
  /** From 1; the final is in the last round. */
  round: number;
  /** From 0. The third-place match has place 1 in the last round. */
  place: number;
  /** Null for a bye, and while the player is not known. */
  a: string | null;
  b: string | null;
  result: MatchResult | null;
}

interface BracketSeat {
  round: number;
  place: number;
  side: Side;
}

/** Seeds in the order of the slots, in which neighbors meet first: 1 8 4 5 2 7 3 6, so that 1 and 2 meet in the final. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** Size of the smallest bracket that has room for the players. */
export const bracketSize = (players: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, players)));

/** Puts players, the best seed first, into the slots of a bracket. The best seeds have byes. */
export const slotsOf = (seeds: readonly string[]): (string | null)[] =>
  bracketOrder(bracketSize(seeds.length)).map((seed) => seeds[seed - 1] ?? null);

/**
 * Seats that the winner and the loser of a match take; null if none. The loser's exists only with a third-place match.
 */
export function nextOf({ round, place, rounds }: { round: number; place: number; rounds: number }): {
  winner: BracketSeat | null;
  loser: BracketSeat | null;
} {
  if (round === rounds) return { winner: null, loser: null };
  const side = place % 2 === 0 ? 'a' : 'b';
  return {
    winner: { round: round + 1, place: Math.floor(place / 2), side },
    loser: round === rounds - 1 ? { round: rounds, place: 1, side } : null,
  };
}

/**
 * All matches of a bracket; those with a bye are decided.
 * @param ids in the order of the slots (`slotsOf`), null for a bye
 */
export function bracketMatches(ids: readonly (string | null)[], hasThird: boolean): BracketMatch[] {
  const rounds = Math.log2(ids.length);
  const matches: BracketMatch[] = [];
  for (let round = 1; round <= rounds; round++)
    for (let place = 0; place < 2 ** (rounds - round); place++)
      // `carryOn` replaces the players of later rounds.
      matches.push({ round, place, a: ids[2 * place] ?? null, b: ids[2 * place + 1] ?? null, result: null });
  if (hasThird && rounds > 1) matches.push({ round: rounds, place: 1, a: null, b: null, result: null });
  return carryOn(matches);
}

const roundsOf = (matches: readonly BracketMatch[]) => Math.max(0, ...matches.map(({ round }) => round));

/** A match with the players who come to it: null for nobody, undefined for someone who is not known yet. */
function withPlayers(
  match: BracketMatch,
  a: string | null | undefined,
  b: string | null | undefined,
): BracketMatch {
  const players = { ...match, a: a ?? null, b: b ?? null };
  if (a === undefined || b === undefined) return { ...players, result: null };
  if (a === null || b === null) {
    const winner = a !== null ? 'a' : b !== null ? 'b' : 'nobody';
    return { ...players, result: { winner, gamesA: null, gamesB: null, isWalkover: true } };
  }
  return { ...players, result: match.a === a && match.b === b ? match.result : null };
}

/** Null in place of a winner or loser who does not exist; undefined while the match is not decided. */
function outcomeOf({ a, b, result }: BracketMatch): { won?: string | null; lost?: string | null } {
  if (!result || result.winner === 'tie') return {};
  if (result.winner === 'nobody') return { won: null, lost: null };
  return result.winner === 'a' ? { won: a, lost: b } : { won: b, lost: a };
}

/**
 * Brings winners and losers to their next matches. Where both players of a match lost, the next opponent has a walkover.
 * A match whose players change, because an earlier result was corrected, is open again.
 */
export function carryOn(matches: readonly BracketMatch[]): BracketMatch[] {
  const rounds = roundsOf(matches);
  const coming = new Map<string, string | null | undefined>();
  const keyOf = ({ round, place, side }: BracketSeat) => `${round} ${place} ${side}`;
  return matches
    .toSorted((one, other) => one.round - other.round || one.place - other.place)
    .map((match) => {
      const { round, place } = match;
      const playerOf = (side: Side) =>
        round === 1 ? match[side] : coming.get(keyOf({ round, place, side }));
      const carried = withPlayers(match, playerOf('a'), playerOf('b'));
      const { winner, loser } = nextOf({ round, place, rounds });
      const { won, lost } = outcomeOf(carried);
      if (winner) coming.set(keyOf(winner), won);
      if (loser) coming.set(keyOf(loser), lost);
      return carried;
    });
}

/**
 * Places of those who have lost, and of the winner. Those who lose in the same round share the best place that is left:
 * 3, 5, 9, 17 or 33. A third-place match gives 3 and 4 once it has a winner.
 */
export function bracketPlaces(matches: readonly BracketMatch[]): Map<string, number> {
  const rounds = roundsOf(matches);
  const places = new Map<string, number>();
  for (const match of matches.toSorted((one, other) => one.round - other.round)) {
    const { round, place, result } = match;
    if (!result || result.winner === 'tie') continue;
    const isLast = round === rounds;
    const isThird = isLast && place === 1;
    // If nobody won it, both stay third.
    if (isThird && result.winner === 'nobody') continue;
    for (const side of ['a', 'b'] as const) {
      const id = match[side];
      if (id !== null && result.winner !== side) places.set(id, isThird ? 4 : 2 ** (rounds - round) + 1);
      else if (id !== null && isLast) places.set(id, isThird ? 3 : 1);
    }
  }
  return places;
}
