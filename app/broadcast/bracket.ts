export interface Bracket {
  /** Neighbors in this list meet first. Unknown players are empty. */
  players: readonly string[];
  /** Games won in the quarterfinals 1 to 4, semifinals 1 and 2, and the final; null if not played. */
  scores: readonly (BracketScore | null)[];
}
export type BracketScore = readonly [number, number];

export const bracketPlayers = 8;
export const bracketMatches = bracketPlayers - 1;
const firstMatches = bracketPlayers / 2;

export interface BracketMatch {
  players: readonly [string, string];
  score: BracketScore | null;
  winner: 0 | 1 | null;
}

const emptyMatch: BracketMatch = { players: ['', ''], score: null, winner: null };
const winnerOf = ({ players, winner }: BracketMatch) => (winner === null ? '' : players[winner]);

export function matchesOf({ players, scores }: Bracket): BracketMatch[] {
  const matches: BracketMatch[] = [];
  for (let at = 0; at < bracketMatches; at++) {
    const before = 2 * (at - firstMatches);
    const nameOf = (seat: 0 | 1) =>
      at < firstMatches ? (players[2 * at + seat] ?? '') : winnerOf(matches[before + seat] ?? emptyMatch);
    const pair = [nameOf(0), nameOf(1)] as const;
    const score = pair[0] && pair[1] ? (scores[at] ?? null) : null;
    const winner = !score || score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
    matches.push({ players: pair, score, winner });
  }
  return matches;
}

/** Orders players by seed for the tree: seeds 1 and 2 can only meet in the final. */
export const treeOf = <One>(best: readonly One[]): One[] =>
  [1, 8, 4, 5, 2, 7, 3, 6].flatMap((place) => best[place - 1] ?? []);
