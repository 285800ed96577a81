import type { Rounds } from './matches.server';
import { lastRound, matchesOf, type ShownMatch } from './shown-rounds.server';
import type { StageKind } from './stage';

/** Both players are there to play it. In blocks, a match of someone who dropped is not played any more. */
export const isOpen = ({ state, a, b, stage }: ShownMatch) =>
  state === 'open' && a !== null && b !== null && !(stage === 'blocks' && (a.isDropped || b.isDropped));

/** The first open match at each table of the blocks. */
export function nextAtTables(matches: readonly ShownMatch[]): ShownMatch[] {
  const next = new Map<string, ShownMatch>();
  for (const match of matches) if (isOpen(match) && !next.has(match.seat)) next.set(match.seat, match);
  return [...next.values()].sort((one, other) => Number(one.seat) - Number(other.seat));
}

/** The match for third place is played before the final. */
const inBracketOrder = (last: number) => (one: ShownMatch, other: ShownMatch) =>
  one.round - other.round || (one.round === last ? other.place - one.place : one.place - other.place);

const matchesNow: Record<StageKind, (matches: readonly ShownMatch[]) => ShownMatch[]> = {
  swiss: (matches) => matches.filter((match) => match.round === lastRound(matches) && isOpen(match)),
  blocks: nextAtTables,
  bracket: (matches) => matches.filter(isOpen).sort(inBracketOrder(lastRound(matches))),
};

/** Lists the matches to play now, in this order. They are of the latest published stage that has open matches. */
export function openMatches(rounds: Rounds): ShownMatch[] {
  const latest = rounds.stages.toSorted(
    (one, other) => (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0),
  );
  for (const { kind } of latest) {
    const open = matchesNow[kind](matchesOf(rounds, kind));
    if (open.length > 0) return open;
  }
  return [];
}
