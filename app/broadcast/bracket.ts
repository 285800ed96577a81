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
const hasNobody = ({ players }: BracketMatch) => !players.some(Boolean);

/** A score in a match whose second player cannot come any more, because nobody leads to that seat, is a bye. */
export function matchesOf({ players, scores }: Bracket): BracketMatch[] {
  const matches: BracketMatch[] = [];
  for (let at = 0; at < bracketMatches; at++) {
    const seatOf = (seat: 0 | 1) => {
      if (at < firstMatches) return { name: players[2 * at + seat] ?? '', isFree: !players[2 * at + seat] };
      const before = matches[2 * (at - firstMatches) + seat] ?? emptyMatch;
      return { name: winnerOf(before), isFree: hasNobody(before) };
    };
    const seats = [seatOf(0), seatOf(1)] as const;
    const pair = [seats[0].name, seats[1].name] as const;
    const score = pair[0] && pair[1] ? (scores[at] ?? null) : null;
    const isBye = pair.some(Boolean) && seats.some(({ isFree }) => isFree);
    const leader = leaderOf(isBye ? (scores[at] ?? null) : score);
    matches.push({ players: pair, score, winner: leader !== null && pair[leader] ? leader : null });
  }
  return matches;
}

const leaderOf = (score: BracketScore | null): 0 | 1 | null =>
  !score || score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;

/** Orders players by seed for the tree: seeds 1 and 2 can only meet in the final. */
export const treeOf = <One>(best: readonly One[]): One[] =>
  [1, 8, 4, 5, 2, 7, 3, 6].flatMap((place) => best[place - 1] ?? []);
