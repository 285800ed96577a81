import { gameSigns } from '~/results/league-table';
import type { BlockRow } from './block-standing';
import { countedMatches } from './counted-matches';
import { bracketPlaces } from './elimination';
import { countedResult, otherSide, type Side } from './match';
import type { Match, Rounds } from './matches.server';
import { blockResults, shownBlocks, stageOf } from './shown-rounds.server';

/** What an entrant has reached over all stages. */
export interface RoundsResult {
  wins: number;
  losses: number;
  ties: number;
  /** Null: the rounds do not say, as Swiss rounds alone. */
  rank: number | null;
  isDropped: boolean;
  /** Games in blocks, as a league table prints them; opponents by entrant ID. */
  games: (readonly [opponentId: string, cell: string])[];
}

/** Places and records of all who have a match. The bracket comes first; players who did not reach it share places by block. */
export function finalStandings(rounds: Rounds): Map<string, RoundsResult> {
  const found = recordsOf(rounds);
  for (const [id, rank] of ranksOf(rounds)) {
    const result = found.get(id);
    if (result) result.rank = rank;
  }
  return found;
}

function recordsOf(rounds: Rounds): Map<string, RoundsResult> {
  const found = new Map<string, RoundsResult>();
  const resultOf = (id: string) => {
    const known = found.get(id) ?? {
      ...{ wins: 0, losses: 0, ties: 0, rank: null, games: [] },
      isDropped: Boolean(rounds.people.get(id)?.droppedAt),
    };
    found.set(id, known);
    return known;
  };
  for (const match of playedIn(rounds))
    for (const side of ['a', 'b'] as const) {
      const own = match[side];
      if (own) addTo(resultOf(own), match, side);
    }
  return found;
}

type Played = ReturnType<typeof playedIn>[number];

function addTo(standing: RoundsResult, match: Played, side: Side) {
  const { result, stage } = match;
  if (!result) return;
  const outcome = result.winner === side ? 'wins' : result.winner === 'tie' ? 'ties' : 'losses';
  standing[outcome] += 1;
  const other = match[otherSide(side)];
  if (stage !== 'blocks' || !other) return;
  const { gamesA, gamesB } = result;
  const [own, theirs] = side === 'a' ? [gamesA, gamesB] : [gamesB, gamesA];
  const score = own === null || theirs === null || own + theirs < 2 ? '' : `${own}-${theirs}`;
  standing.games.push([other, gameSigns[outcome] + score]);
}

/** Matches with what counts of them. A bye counts in Swiss rounds only. */
function playedIn(rounds: Rounds) {
  const plain = (match: Match) => ({
    stage: match.stage,
    a: match.entrantA,
    b: match.entrantB,
    result: countedResult(match),
  });
  const others = rounds.matches
    .filter(({ stage, isBye }) => stage === 'swiss' || (stage === 'bracket' && !isBye))
    .map(plain);
  const drop = stageOf(rounds, 'blocks')?.settings.blocks?.drop ?? 'lose';
  const people = [...rounds.people.values()].map(({ id, droppedAt }) => ({
    id,
    hasDropped: droppedAt !== null,
  }));
  const inBlocks = blockResults(rounds).filter(({ isDecider }) => !isDecider);
  return [
    ...others,
    ...countedMatches(people, inBlocks, drop).map((match) => ({ ...match, stage: 'blocks' as const })),
  ];
}

function ranksOf(rounds: Rounds): Map<string, number> {
  const ranks = new Map(
    bracketPlaces(
      rounds.matches
        .filter(({ stage }) => stage === 'bracket')
        .map((match) => ({
          round: match.round,
          place: match.place,
          a: match.entrantA,
          b: match.entrantB,
          result: countedResult(match),
        })),
    ),
  );
  const inBracket = new Set(
    rounds.matches.flatMap(({ stage, entrantA, entrantB }) =>
      stage === 'bracket' ? [entrantA, entrantB] : [],
    ),
  );
  const blocks = shownBlocks(rounds);
  // Players of different blocks have not met: without a bracket nobody can say who of them is better.
  if (inBracket.size === 0 && blocks.length > 1) return ranks;
  const rest = blocks.flatMap(({ rows }) => rows.filter(({ id }) => !inBracket.has(id)));
  const first = [...inBracket].filter(Boolean).length;
  for (const [id, rank] of sharedRanks(rest, first)) ranks.set(id, rank);
  return ranks;
}

/** Players of several blocks share a place if they have the same place in their block. */
function sharedRanks(rows: readonly BlockRow[], before: number): [string, number][] {
  return rows.map(({ id, rank }) => [id, before + rows.filter((other) => other.rank < rank).length + 1]);
}
