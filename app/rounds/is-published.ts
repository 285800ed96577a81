import type { Match, Rounds } from './matches.server';
import { type NewMatch, pairKey } from './publish-plan';
import type { StageKind, StageSettings } from './stage';

const keyOf = (seat: string, a: string | null, b: string | null) => `${seat} ${pairKey(a, b)}`;

/**
 * Whether an earlier press has published just this, and nobody anything since.
 * @param seen version of the stage on the page that was pressed
 */
export function isPublishedAlready(
  { stages, matches }: Rounds,
  { kind, round, seen, settings }: { kind: StageKind; round: number; seen: number; settings: StageSettings },
  wanted: readonly NewMatch[],
): boolean {
  const stage = stages.find((each) => each.kind === kind);
  if (!stage?.publishedAt || stage.version !== seen + 1) return false;
  const { bestOf, hasThird } = stage.settings;
  if (bestOf !== settings.bestOf || hasThird !== settings.hasThird) return false;
  const ofRound = (match: Pick<Match, 'round'>) => match.round === round;
  const there = matches.filter((match) => match.stage === kind && ofRound(match));
  const keys = new Set(there.map(({ seat, entrantA, entrantB }) => keyOf(seat, entrantA, entrantB)));
  const asked = wanted.filter(ofRound);
  return asked.length === there.length && asked.every(({ seat, a, b }) => keys.has(keyOf(seat, a, b)));
}
