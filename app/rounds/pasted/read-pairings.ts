import { withoutInvisible } from '~/copied/marks';
import { plainCopy } from '~/copied/plain-copy';
import { maxTableLength } from '~/copied/table';
import { isTdf } from '~/copied/tdf';
import { plainEnds } from '~/text/read-csv';
import type { FoundPairing } from './assemble';
import { checkPairings } from './check-pairings';
import { jsonPairings } from './json';
import { mayBeGames } from './outcome';
import { type Found, nothingFound, pairLines } from './pair-lines';
import { pairTable } from './pair-table';
import { pairTdf } from './pair-tdf';
import type { KnownPlayer, PairingFault, PairingReading } from './reading';
import { type PlayerFinder, playerFinder } from './who';

/** UTF-16 code units. */
export const maxPairingsLength = 200_000;
const maxPairings = 600;

/** What staff chose for a side, by its text: the ID of a player or a bye. */
export type PairingChoices = ReadonlyMap<string, string | 'bye'>;

/**
 * Reads the pairings of a round, as another tool shows them or people write them. Known players are found first, and what
 * stands beside them is read as table, record or result. Nothing is guessed: names that nobody has, or several have, say so.
 */
export function readPairings(
  text: string,
  known: readonly KnownPlayer[],
  choices: PairingChoices = new Map(),
): PairingReading {
  const nothing = { round: null, pairings: [], problems: [], left: [], missing: known.map(({ id }) => id) };
  const finder = playerFinder(known);
  const found = foundIn(plainEnds(text), finder);
  if ('reason' in found) return { ...nothing, fault: found };
  const { round, pairings, left } = latestRound(found);
  if (pairings.length > maxPairings) return { ...nothing, fault: { reason: 'tooMany' } };
  if (pairings.length === 0) {
    const lines = [...left, ...found.oneSided].sort((one, other) => one.line - other.line);
    return { ...nothing, round, left: lines, fault: { reason: 'noPairings' } };
  }
  const checked = checkPairings(withoutPoints(pairings), known, choices);
  const problems = [
    ...found.oneSided.map((line) => ({ ...line, reason: 'oneSide' as const })),
    ...checked.problems,
  ];
  return {
    round,
    pairings: checked.pairings,
    problems: problems.sort((one, other) => one.line - other.line),
    left,
    missing: checked.missing,
  };
}

function foundIn(whole: string, finder: PlayerFinder): Found | PairingFault {
  if (whole.trim() === '') return { reason: 'empty' };
  const isFile = isTdf(whole);
  if (whole.length > (isFile ? maxTableLength : maxPairingsLength)) return { reason: 'tooLong' };
  if (isFile) return pairTdf(whole, finder);
  const text = withoutInvisible(plainCopy(whole));
  const table = pairTable(text, finder);
  // The reader of lines would pair players without an opponent with each other.
  const entries = jsonPairings(text);
  if (entries) return table ?? { ...nothingFound(), left: entries.slice(1) };
  const lines = table && isWhole(table) ? undefined : pairLines(text, finder);
  if (!table || !lines) return (table ?? lines) as Found;
  return worthOf(table) >= worthOf(lines) ? table : lines;
}

const isWhole = ({ pairings, oneSided, left }: Found) =>
  pairings.length > 0 && oneSided.length + left.length === 0;

/** How well a text was read: known players count most, pairings of two that nobody knows against it. */
function worthOf({ pairings, oneSided, left }: Found): number {
  const worth = pairings.map(({ a, b, unused }) => {
    const unknown = [a, b].filter(({ kind }) => kind === 'unknown').length;
    return ([6, 4, -1][unknown] as number) - (unused === '' ? 0 : 0.05);
  });
  return worth.reduce((sum, each) => sum + each, 0) - (oneSided.length + left.length) / 10;
}

/** Of several rounds the last; the lines of the others are left. */
function latestRound(found: Found): Pick<Found, 'round' | 'pairings' | 'left'> {
  const numbers = new Set(found.pairings.map(({ round }) => round));
  const last = Math.max(...[...numbers].map((number) => number ?? 0));
  const round = numbers.size < 2 ? ([...numbers][0] ?? found.round) : last;
  const isOther = (pairing: FoundPairing) => numbers.size > 1 && pairing.round !== last;
  const left = [
    ...found.left,
    ...found.pairings.filter(isOther),
    ...found.headings.filter((each) => each.round !== round),
  ];
  return {
    round,
    pairings: found.pairings.filter((pairing) => !isOther(pairing)),
    left: left.map(({ line, text }) => ({ line, text })).sort((one, other) => one.line - other.line),
  };
}

/** Numbers beside the names are points, not games, if some of them can't be games. */
function withoutPoints(pairings: readonly FoundPairing[]): FoundPairing[] {
  const isNothing = ({ games }: FoundPairing) => games?.every((each) => each === 0) ?? true;
  const arePoints = pairings.some(
    (pairing) => pairing.isByNumbers && !isNothing(pairing) && pairing.games && !mayBeGames(pairing.games),
  );
  return pairings.map((pairing) => {
    const isNone = pairing.isByNumbers && (arePoints || isNothing(pairing));
    if (!isNone || !pairing.games) return pairing;
    const beside = [pairing.beside, ...pairing.games].filter((each) => each !== '').join(' ');
    return { ...pairing, games: null, winner: null, beside };
  });
}
