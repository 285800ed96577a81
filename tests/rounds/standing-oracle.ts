import type { MatchResult } from '~/rounds/match';

interface Player {
  id: string;
  hasDropped: boolean;
}

interface Match {
  a: string;
  b: string;
  result: MatchResult | null;
  isDecider: boolean;
}

interface Rules {
  drop: 'lose' | 'void' | 'half';
  lot: (id: string) => string | null;
}

/** What one player has against one opponent. `sign` is a letter of the league table; `open` is still to be played. */
interface Cell {
  me: string;
  against: string;
  sign: 'win' | 'loss' | 'tie' | 'open';
  games: [own: number, other: number];
  isDecider: boolean;
}

/** Writes a match into the league table, once from each side. */
function cellsOf({ a, b, result, isDecider }: Match): Cell[] {
  let signs: [Cell['sign'], Cell['sign']] = ['open', 'open'];
  if (result?.winner === 'a') signs = ['win', 'loss'];
  if (result?.winner === 'b') signs = ['loss', 'win'];
  if (result?.winner === 'tie') signs = ['tie', 'tie'];
  if (result?.winner === 'nobody') signs = ['loss', 'loss'];
  let games: [number, number] = [0, 0];
  if (result && !result.isWalkover && result.gamesA !== null && result.gamesB !== null)
    games = [result.gamesA, result.gamesB];
  return [
    { me: a, against: b, sign: signs[0], games, isDecider },
    { me: b, against: a, sign: signs[1], games: [games[1], games[0]], isDecider },
  ];
}

const walkover = (winner: MatchResult['winner']): MatchResult => ({
  winner,
  gamesA: null,
  gamesB: null,
  isWalkover: true,
});

/** The matches as they count, after those who dropped. */
function countingMatches(
  players: readonly Player[],
  matches: readonly Match[],
  drop: Rules['drop'],
): Match[] {
  const dropped = new Set(players.filter((player) => player.hasDropped).map((player) => player.id));
  const erased = new Set<string>();
  for (const id of dropped) {
    let all = 0;
    let played = 0;
    for (const match of matches) {
      if (match.isDecider || (match.a !== id && match.b !== id)) continue;
      all += 1;
      if (match.result !== null && !match.result.isWalkover) played += 1;
    }
    if (drop === 'void') erased.add(id);
    if (drop === 'half' && played < all / 2) erased.add(id);
  }
  const counting: Match[] = [];
  for (const match of matches) {
    if (erased.has(match.a) || erased.has(match.b)) continue;
    let { result } = match;
    if (result === null && dropped.has(match.a) && dropped.has(match.b)) result = walkover('nobody');
    else if (result === null && dropped.has(match.a)) result = walkover('b');
    else if (result === null && dropped.has(match.b)) result = walkover('a');
    counting.push({ ...match, result });
  }
  return counting;
}

/**
 * The standing of a block once more, in another style than the app's: a league table of cells, and a list of tiers that
 * is parted further and further until nothing parts a tier any more.
 */
export function standingByTiers(players: readonly Player[], matches: readonly Match[], rules: Rules) {
  const cells = countingMatches(players, matches, rules.drop).flatMap(cellsOf);
  const count = (some: readonly Cell[], sign: Cell['sign']) =>
    some.filter((cell) => cell.sign === sign).length;
  const points = (some: readonly Cell[]) => 2 * count(some, 'win') + count(some, 'tie');
  const league = (id: string) => cells.filter((cell) => cell.me === id && !cell.isDecider);
  const sum = (some: readonly Cell[], at: 0 | 1) => some.reduce((total, cell) => total + cell.games[at], 0);

  // The larger number comes first.
  const tests: [name: string, value: (id: string, tier: readonly string[]) => number][] = [
    ['wins', (id) => points(league(id))],
    ['headToHead', (id, tier) => points(league(id).filter((cell) => tier.includes(cell.against)))],
    ['games', (id) => sum(league(id), 0) - sum(league(id), 1)],
    [
      'decider',
      (id, tier) =>
        points(cells.filter((cell) => cell.me === id && cell.isDecider && tier.includes(cell.against))),
    ],
    [
      'lot',
      (id, tier) => {
        const tickets = tier.map((each) => rules.lot(each));
        return tickets.includes(null) ? 0 : -[...tickets].sort().indexOf(rules.lot(id));
      },
    ],
  ];

  interface Tier {
    ids: string[];
    by: string | null;
  }
  /** The tiers into which the first of `someTests` that tells anybody apart parts a tier. */
  function part(tier: readonly string[], someTests: typeof tests): Tier[] {
    for (const [by, value] of someTests) {
      const values = tier.map((id) => value(id, tier));
      const distinct = [...new Set(values)].sort((one, other) => other - one);
      if (distinct.length > 1)
        return distinct.map((each) => ({ ids: tier.filter((_, at) => values[at] === each), by }));
    }
    return [];
  }

  const places: { id: string; rank: number; decidedBy: string | null; isShared: boolean }[] = [];
  for (const hasDropped of [false, true]) {
    const all = players.filter((player) => player.hasDropped === hasDropped).map((player) => player.id);
    if (all.length === 0) continue;
    let waiting = part(all, tests.slice(0, 1));
    if (waiting.length === 0) waiting = [{ ids: all, by: 'wins' }];
    while (waiting.length > 0) {
      const { ids, by } = waiting.shift() as Tier;
      const parted = ids.length > 1 ? part(ids, tests.slice(1)) : [];
      waiting.unshift(...parted);
      if (parted.length > 0) continue;
      const rank = places.length + 1;
      const isShared = ids.length > 1;
      for (const id of ids) places.push({ id, rank, decidedBy: isShared ? null : by, isShared });
    }
  }

  return places.map((place) => {
    const own = league(place.id);
    const wins = count(own, 'win');
    const losses = count(own, 'loss');
    const ties = count(own, 'tie');
    return {
      ...place,
      wins,
      losses,
      ties,
      gamesWon: sum(own, 0),
      gamesLost: sum(own, 1),
      played: wins + losses + ties,
      left: count(own, 'open'),
      hasDropped: players.some((player) => player.id === place.id && player.hasDropped),
    };
  });
}
