const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long each try waits after the one before, as Standard Webhooks proposes it. */
export const waits = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Until the next try after so many; undefined where that was the last. */
export const waitAfter = (tries: number): number | undefined => waits[tries];

/** A day more than all tries take: whoever asks to be left alone again and again is told nothing in the end. */
export const tooOldMs = waits.reduce<number>((sum, wait) => sum + wait, 24 * hour);

/** A message of a queue waits for half a day at most; who is woken too early goes to sleep again. */
const longestDelaySeconds = 12 * 3600;

export const delaySecondsUntil = (at: Date, now: Date): number =>
  Math.min(longestDelaySeconds, Math.max(0, Math.ceil((at.getTime() - now.getTime()) / second)));

/** What `Retry-After` and the like say, in milliseconds: from a second to an hour. Undefined for what is no number. */
export function askedWait(header: string | null): number | undefined {
  const seconds = header && /^\d{1,9}(\.\d{1,6})?$/.test(header.trim()) ? Number(header) : undefined;
  return seconds === undefined ? undefined : Math.min(hour, Math.max(second, seconds * second));
}
