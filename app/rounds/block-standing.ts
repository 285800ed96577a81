import { type BlockMatch, type BlockPlayer, countedMatches, type DropRule } from './counted-matches';
import type { MatchResult, Side } from './match';

export interface BlockRules {
  drop: DropRule;
  /** A player's ticket, or null if the organizer prefers decision matches. */
  lot: (id: string) => string | null;
}

type Criterion = 'wins' | 'headToHead' | 'games' | 'decider' | 'lot';

export interface BlockRow {
  id: string;
  rank: number;
  /** What parted the player from those who were equal; null for a shared rank. */
  decidedBy: Criterion | null;
  isShared: boolean;
  wins: number;
  losses: number;
  ties: number;
  gamesWon: number;
  gamesLost: number;
  /** Matches that count, walkovers included. */
  played: number;
  /** Matches still to be played. */
  left: number;
  hasDropped: boolean;
}

const pointsFor = ({ winner }: MatchResult, side: Side) => (winner === side ? 2 : winner === 'tie' ? 1 : 0);

/** A walkover, and a result of which only the winner is known, count 0–0. */
const gamesIn = ({ gamesA, gamesB, isWalkover }: MatchResult): [number, number] =>
  isWalkover || gamesA === null || gamesB === null ? [0, 0] : [gamesA, gamesB];

function recordOf(id: string, matches: readonly BlockMatch[]) {
  const record = { wins: 0, losses: 0, ties: 0, gamesWon: 0, gamesLost: 0, played: 0, left: 0 };
  for (const { a, b, result } of matches) {
    if (a !== id && b !== id) continue;
    if (!result) {
      record.left += 1;
      continue;
    }
    const side = a === id ? 'a' : 'b';
    const [gamesA, gamesB] = gamesIn(result);
    const outcome = result.winner === side ? 'wins' : result.winner === 'tie' ? 'ties' : 'losses';
    record[outcome] += 1;
    record.gamesWon += side === 'a' ? gamesA : gamesB;
    record.gamesLost += side === 'a' ? gamesB : gamesA;
    record.played += 1;
  }
  return record;
}

/** Points of each in the matches among `ids`: 2 for a win, 1 for a tie. */
function pointsAmong(ids: readonly string[], matches: readonly BlockMatch[]): Map<string, number> {
  const points = new Map(ids.map((id) => [id, 0]));
  for (const { a, b, result } of matches) {
    const [pointsA, pointsB] = [points.get(a), points.get(b)];
    if (!result || pointsA === undefined || pointsB === undefined) continue;
    points.set(a, pointsA + pointsFor(result, 'a'));
    points.set(b, pointsB + pointsFor(result, 'b'));
  }
  return points;
}

/** Parts players by a value, the largest first. */
function partBy(ids: readonly string[], values: ReadonlyMap<string, number>): string[][] {
  const distinct = [...new Set(ids.map((id) => values.get(id) ?? 0))].sort((one, other) => other - one);
  return distinct.map((value) => ids.filter((id) => values.get(id) === value));
}

/**
 * Standing of a block by wins (a tie is half of one). Among players who are equal count, in this order: their matches
 * against each other, the difference of games in all matches, decision matches between them, the lot. Whenever one of
 * these parts them, those who are still equal are compared anew, by their matches against each other. Players who
 * dropped come last.
 */
export function blockStanding(
  players: readonly BlockPlayer[],
  matches: readonly BlockMatch[],
  rules: BlockRules,
): BlockRow[] {
  const counted = countedMatches(players, matches, rules.drop);
  const regular = counted.filter(({ isDecider }) => !isDecider);
  const deciders = counted.filter(({ isDecider }) => isDecider);
  const records = new Map(players.map(({ id }) => [id, recordOf(id, regular)]));
  const points = pointsAmong([...records.keys()], regular);
  const differences = new Map(
    [...records].map(([id, { gamesWon, gamesLost }]) => [id, gamesWon - gamesLost]),
  );

  interface Tier {
    ids: string[];
    decidedBy: Criterion | null;
  }
  function compareAnew(ids: string[], decidedBy: Criterion): Tier[] {
    if (ids.length === 1) return [{ ids, decidedBy }];
    const criteria: [Criterion, Map<string, number>][] = [
      ['headToHead', pointsAmong(ids, regular)],
      ['games', differences],
      ['decider', pointsAmong(ids, deciders)],
    ];
    for (const [criterion, values] of criteria) {
      const parts = partBy(ids, values);
      if (parts.length > 1) return parts.flatMap((part) => compareAnew(part, criterion));
    }
    return drawLots(ids);
  }
  function drawLots(ids: string[]): Tier[] {
    const tickets = ids.map((id) => ({ id, ticket: rules.lot(id) }));
    if (tickets.some(({ ticket }) => ticket === null)) return [{ ids, decidedBy: null }];
    return tickets
      .sort((one, other) => ((one.ticket ?? '') < (other.ticket ?? '') ? -1 : 1))
      .map(({ id }) => ({ ids: [id], decidedBy: 'lot' }));
  }

  let rank = 1;
  return [false, true].flatMap((hasDropped) => {
    const ids = players.filter((player) => player.hasDropped === hasDropped).map(({ id }) => id);
    const tiers = partBy(ids, points).flatMap((part) => compareAnew(part, 'wins'));
    return tiers.flatMap(({ ids, decidedBy }) => {
      const rows = ids.map((id) => ({
        ...{ id, rank, decidedBy, isShared: ids.length > 1 },
        ...(records.get(id) ?? recordOf(id, regular)),
        hasDropped,
      }));
      rank += ids.length;
      return rows;
    });
  });
}
