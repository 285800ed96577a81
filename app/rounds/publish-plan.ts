import type { MatchResult } from './match';
import type { Match } from './matches.server';

export interface NewMatch {
  round: number;
  place: number;
  block?: number;
  seat: string;
  a: string | null;
  /** Null in a bye, and where a bracket does not know yet. */
  b: string | null;
  isBye?: boolean;
  result?: MatchResult | null;
}

type Place = Pick<Match, 'round' | 'place' | 'block' | 'seat'>;

export interface PublishPlan {
  /** IDs of matches whose pairing is not wanted any more. */
  gone: string[];
  /** Matches that stay, with their results, and whose place changes. */
  moved: (Place & { id: string })[];
  added: NewMatch[];
}

/** The same for two players on either side. */
export const pairKey = (a: string | null, b: string | null): string => [a ?? '', b ?? ''].sort().join(' ');

const keyOf = (a: string | null, b: string | null, isBye = false) => `${isBye} ${pairKey(a, b)}`;

/** Compares what is there with what is wanted. A pairing that is there already stays. Linear in both lists. */
export function publishPlan(there: readonly Match[], wanted: readonly NewMatch[]): PublishPlan {
  const free = new Map<string, Match[]>();
  // The last of equal pairings first, since they are taken from the end.
  for (const match of there.toReversed()) {
    const key = keyOf(match.entrantA, match.entrantB, match.isBye);
    const equal = free.get(key);
    if (equal) equal.push(match);
    else free.set(key, [match]);
  }
  const plan: PublishPlan = { gone: [], moved: [], added: [] };
  for (const match of wanted) {
    const kept = free.get(keyOf(match.a, match.b, match.isBye))?.pop();
    if (!kept) {
      plan.added.push(match);
      continue;
    }
    const { round, place, seat, block = null } = match;
    const isSame = kept.round === round && kept.place === place && kept.seat === seat && kept.block === block;
    if (!isSame) plan.moved.push({ id: kept.id, round, place, seat, block });
  }
  plan.gone = [...free.values()].flat().map(({ id }) => id);
  return plan;
}
