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
export const bestOfs = [1, 3] as const;

export type MatchChange = 'report' | 'confirm' | 'object' | 'enter' | 'clear';

export type MatchSnapshot = MatchResult | null;

interface Reported {
  winner: Winner | null;
  gamesA: number | null;
  gamesB: number | null;
  isWalkover: boolean;
  isBye: boolean;
  confirmedAt: Date | null;
  objectedAt: Date | null;
}

/** `reported`: waits for the opponent; `objected`: waits for staff, and counts for nothing until then. */
export type MatchState = 'open' | 'reported' | 'objected' | 'confirmed' | 'bye';

export function stateOf(match: Reported): MatchState {
  if (match.isBye) return 'bye';
  if (match.winner === null) return 'open';
  if (match.confirmedAt) return 'confirmed';
  return match.objectedAt ? 'objected' : 'reported';
}

export function savedResult({ winner, gamesA, gamesB, isWalkover }: Reported): MatchResult | null {
  return winner === null ? null : { winner, gamesA, gamesB, isWalkover };
}

/** The result that standings and brackets count. A report counts at once, unless the opponent objects. */
export const countedResult = (match: Reported): MatchResult | null =>
  stateOf(match) === 'objected' ? null : savedResult(match);

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Scores that a match can end with, from the winner's view. */
export const winningScores: Record<BestOf, readonly (readonly [number, number])[]> = {
  1: [[1, 0]],
  3: [
    [2, 0],
    [2, 1],
  ],
};

export const resultOf = (winner: Side, [won, lost]: readonly [number, number]): MatchResult => ({
  winner,
  gamesA: winner === 'a' ? won : lost,
  gamesB: winner === 'a' ? lost : won,
  isWalkover: false,
});

/**
 * Reads what a form's button says, such as `a2-1`, `b1-0`, `tie`, `nobody` or `walkover-a`.
 * @returns undefined for anything that cannot end a match of this length
 */
export function readOutcome(text: string, bestOf: BestOf): MatchResult | undefined {
  if (text === 'tie' || text === 'nobody')
    return { winner: text, gamesA: null, gamesB: null, isWalkover: false };
  const [, side, more, less] = /^([ab])([12])-([01])$/.exec(text) ?? [];
  if (side) {
    const score = winningScores[bestOf].find(([won, lost]) => `${won}-${lost}` === `${more}-${less}`);
    return score && resultOf(side as Side, score);
  }
  const [, free] = /^walkover-([ab])$/.exec(text) ?? [];
  return free ? { winner: free as Side, gamesA: null, gamesB: null, isWalkover: true } : undefined;
}

/** Prints a result as `readOutcome` reads it. */
export function printOutcome({ winner, gamesA, gamesB, isWalkover }: MatchResult): string {
  if (winner === 'tie' || winner === 'nobody') return winner;
  if (isWalkover || gamesA === null || gamesB === null) return `walkover-${winner}`;
  return winner === 'a' ? `a${gamesA}-${gamesB}` : `b${gamesB}-${gamesA}`;
}
