export type Side = 'a' | 'b';

/** Winner of a match: a side, a tie, or nobody (both lose). */
export type Winner = Side | 'tie' | 'nobody';

export interface MatchResult {
  winner: Winner;
  /** Games that each side won; null if only the winner is known. */
  gamesA: number | null;
  gamesB: number | null;
  isWalkover: boolean;
}

export type BestOf = 1 | 3;
