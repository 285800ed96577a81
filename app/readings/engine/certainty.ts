import type { ReadValue } from '../reading';
import type { Candidate } from './match-names';
import { certainMargin, type IsInside, isExact } from './narrow';
import type { ReadLine } from './read-lines';

export const certainScore = 0.88;

/** Scores come from 32-bit costs: closer ones are equal. */
const tied = 1e-6;

export const nothing: ReadValue = { key: null, confidence: 0, uncertain: true, raw: '' };

export const doubt = (value: ReadValue): ReadValue => ({ ...value, uncertain: true });

/** Sure if near enough, allowed, and without a rival as near. A name not allowed is a rival only if it is nearer. */
export function valueFrom(
  read: ReadLine,
  all: readonly Candidate[],
  taken: Candidate,
  key = taken.keys[0] ?? null,
  isInside: IsInside = () => true,
): ReadValue {
  const isRival = (other: Candidate) =>
    other !== taken && (isInside(other) || isExact(other) || other.score > taken.score + tied);
  const rival = Math.max(0, ...all.filter(isRival).map((other) => other.score));
  // Looks that disagree (きん, ぎん) may each fit a name.
  const readAtOnce = isExact(taken) && read.texts.length === 1;
  const uncertain =
    !isInside(taken) || taken.score < certainScore || (!readAtOnce && taken.score - rival < certainMargin);
  return { key, confidence: Math.round(taken.score * 1000) / 1000, uncertain, raw: read.texts[0] ?? '' };
}
