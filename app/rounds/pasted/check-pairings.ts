import { foldText } from '~/text/text';
import type { FoundPairing } from './assemble';
import type { KnownPlayer, PairingProblem, ReadPairing, ReadSide } from './reading';

type Problem = PairingProblem;

/**
 * Fills in what staff chose, merges pairings that a list has once for each player, and finds what can't be: players in two
 * pairings, two pairings at a table, players against themselves.
 */
export function checkPairings(
  found: readonly FoundPairing[],
  known: readonly KnownPlayer[],
  choices: ReadonlyMap<string, string>,
): { pairings: ReadPairing[]; problems: Problem[]; missing: string[] } {
  const ids = new Set(known.map(({ id }) => id));
  const choose = (side: ReadSide): ReadSide => {
    if (side.kind === 'bye' || side.kind === 'player') return side;
    const choice = choices.get(side.text);
    if (choice === 'bye') return { kind: 'bye' };
    return choice !== undefined && ids.has(choice) ? { kind: 'player', id: choice, text: side.text } : side;
  };
  const chosen = found.map(({ round: _, isByNumbers: __, ...pairing }): ReadPairing => {
    const own = { ...pairing, a: choose(pairing.a), b: choose(pairing.b) };
    return own.a.kind === 'bye' ? { ...turned(own), a: own.b, b: own.a } : own;
  });
  const { pairings, problems } = merged(chosen);
  const seats = new Map<string, number>();
  for (const pairing of pairings) problems.push(...seatProblems(pairing, seats));
  problems.push(...tableProblems(pairings));
  return { pairings, problems, missing: [...ids].filter((id) => !seats.has(id)) };
}

/** The same for a side wherever it is written. */
const keyOf = (side: ReadSide) =>
  side.kind === 'bye' ? 'bye' : side.kind === 'player' ? `id ${side.id}` : `name ${foldText(side.text)}`;

function merged(found: readonly ReadPairing[]) {
  const pairings = new Map<string, ReadPairing>();
  const problems: Problem[] = [];
  for (const pairing of found) {
    const keys = [keyOf(pairing.a), keyOf(pairing.b)];
    const key = keys.toSorted().join('\n');
    const first = pairings.get(key);
    if (!first) {
      pairings.set(key, pairing);
      continue;
    }
    const other = keyOf(first.a) === keys[0] ? pairing : turned(pairing);
    const both = mergedPair(first, other);
    if (both) pairings.set(key, both);
    else problems.push({ line: pairing.line, text: pairing.text, reason: 'differs', first: first.line });
  }
  return { pairings: [...pairings.values()], problems };
}

const turned = ({ games, winner, ...pairing }: ReadPairing): ReadPairing => ({
  ...pairing,
  games: games && [games[1], games[0]],
  winner: winner === 'a' ? 'b' : winner === 'b' ? 'a' : winner,
});

/** @returns undefined if the two say something else of the table or the result */
function mergedPair(one: ReadPairing, other: ReadPairing): ReadPairing | undefined {
  const agrees = <Value>(mine: Value, theirs: Value, none: Value) =>
    mine === none || theirs === none || mine === theirs;
  const isSame =
    agrees(one.table, other.table, '') &&
    agrees(one.winner, other.winner, null) &&
    agrees(one.games?.join() ?? '', other.games?.join() ?? '', '');
  if (!isSame) return undefined;
  const joined = (mine: string, theirs: string) =>
    mine === theirs ? mine : [mine, theirs].filter(Boolean).join(' ');
  return {
    ...one,
    table: one.table || other.table,
    winner: one.winner ?? other.winner,
    games: one.games ?? other.games,
    beside: joined(one.beside, other.beside),
    unused: joined(one.unused, other.unused),
  };
}

function seatProblems({ a, b, line, text }: ReadPairing, seats: Map<string, number>): Problem[] {
  const players = [a, b].flatMap((side) => (side.kind === 'player' ? [side.id] : []));
  const [one, other] = players;
  if (one !== undefined && one === other) {
    seats.set(one, seats.get(one) ?? line);
    return [{ line, text, reason: 'self', player: one }];
  }
  return players.flatMap((player): Problem[] => {
    const first = seats.get(player);
    if (first === undefined) seats.set(player, line);
    return first === undefined ? [] : [{ line, text, reason: 'twice', first, player }];
  });
}

function tableProblems(pairings: readonly ReadPairing[]): Problem[] {
  const tables = new Map<string, number>();
  return pairings.flatMap(({ table, line, text }): Problem[] => {
    const key = foldText(table);
    const first = tables.get(key);
    if (key === '') return [];
    if (first === undefined) tables.set(key, line);
    return first === undefined ? [] : [{ line, text, reason: 'sameTable', first }];
  });
}
