import type { MatchResult } from './match';

/** What becomes of the matches of players who drop; `half`: `lose` after half of their matches, `void` before. */
export type DropRule = 'lose' | 'void' | 'half';

export interface BlockPlayer {
  id: string;
  hasDropped: boolean;
}

export interface BlockMatch {
  a: string;
  b: string;
  /** Null while the match is open. */
  result: MatchResult | null;
  /** Played to part players who are equal otherwise; counts for nothing else. */
  isDecider: boolean;
}

/** A walkover is not a match that somebody played. */
function hasPlayedHalf(id: string, matches: readonly BlockMatch[]): boolean {
  const own = matches.filter(({ a, b, isDecider }) => !isDecider && (a === id || b === id));
  const played = own.filter(({ result }) => result && !result.isWalkover);
  return 2 * played.length >= own.length;
}

/** Result of an open match that cannot be played any more; null if it can. */
function walkover(hasADropped: boolean, hasBDropped: boolean): MatchResult | null {
  if (!hasADropped && !hasBDropped) return null;
  const winner = hasADropped && hasBDropped ? 'nobody' : hasADropped ? 'b' : 'a';
  return { winner, gamesA: null, gamesB: null, isWalkover: true };
}

/** The matches of a block that count, with walkovers where a player has dropped. */
export function countedMatches(
  players: readonly BlockPlayer[],
  matches: readonly BlockMatch[],
  rule: DropRule,
): BlockMatch[] {
  const dropped = new Set(players.filter(({ hasDropped }) => hasDropped).map(({ id }) => id));
  const voided = new Set(
    [...dropped].filter((id) => rule === 'void' || (rule === 'half' && !hasPlayedHalf(id, matches))),
  );
  return matches
    .filter(({ a, b }) => !voided.has(a) && !voided.has(b))
    .map((match) => ({
      ...match,
      result: match.result ?? walkover(dropped.has(match.a), dropped.has(match.b)),
    }));
}
