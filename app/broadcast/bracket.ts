/** The best eight as they meet: quarterfinals, semifinals, final. */
export interface Bracket {
  /** In the order of the tree: the first plays the second. Empty for who is not known. */
  players: readonly string[];
  /** Games won in the four quarterfinals, both semifinals and the final; null for what is not played. */
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

const nobody: BracketMatch = { players: ['', ''], score: null, winner: null };
const winnerOf = ({ players, winner }: BracketMatch) => (winner === null ? '' : players[winner]);

/** Who meets whom: as far as the scores say, and no further. */
export function matchesOf({ players, scores }: Bracket): BracketMatch[] {
  const matches: BracketMatch[] = [];
  for (let at = 0; at < bracketMatches; at++) {
    const before = 2 * (at - firstMatches);
    const nameOf = (seat: 0 | 1) =>
      at < firstMatches ? (players[2 * at + seat] ?? '') : winnerOf(matches[before + seat] ?? nobody);
    const pair = [nameOf(0), nameOf(1)] as const;
    const score = pair[0] && pair[1] ? (scores[at] ?? null) : null;
    const winner = !score || score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
    matches.push({ players: pair, score, winner });
  }
  return matches;
}

/** The eight best in the order of the tree, in which the first two meet in the final at the earliest. */
export const treeOf = <One>(best: readonly One[]): One[] =>
  [1, 8, 4, 5, 2, 7, 3, 6].flatMap((place) => best[place - 1] ?? []);
