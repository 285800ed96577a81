import type { ReadValue } from '../reading';
import type { Candidate } from './match-names';
import type { ReadLine } from './read-lines';

/** Below this a value is shown as uncertain. */
export const certainScore = 0.88;
/** A second name this close makes a value uncertain too. */
const certainMargin = 0.06;

export const nothing: ReadValue = { key: null, confidence: 0, uncertain: true, raw: '' };

/** Nothing of a value is sure any more; what was read stays. */
export const doubt = (value: ReadValue): ReadValue => ({ ...value, uncertain: true });

/**
 * One of the names that a line may be, as a value: sure when it is near enough and no other is as near.
 * @param all of the same kind
 */
export function valueFrom(
  read: ReadLine,
  all: readonly Candidate[],
  taken: Candidate,
  key = taken.keys[0] ?? null,
): ReadValue {
  const rival = Math.max(0, ...all.filter((other) => other !== taken).map((other) => other.score));
  // Looks that disagree (きん, ぎん) may each fit a name.
  const readAtOnce = taken.score > 0.999 && read.texts.length === 1;
  const uncertain = taken.score < certainScore || (!readAtOnce && taken.score - rival < certainMargin);
  return { key, confidence: Math.round(taken.score * 1000) / 1000, uncertain, raw: read.texts[0] ?? '' };
}
