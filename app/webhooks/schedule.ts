const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Backoff before each try, as Standard Webhooks proposes. */
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

/** Milliseconds before the next try; undefined after the last one. */
export const waitAfter = (tries: number): number | undefined => waits[tries];

const maxPause = 5 * minute;

/** How long a receiver that was late is left alone by all of its deliveries: at most until this one's next try. */
export const pauseAfter = (tries: number): number => Math.min(waitAfter(tries) ?? maxPause, maxPause);

/** A day more than all tries take: it ends a delivery whose receiver asks for a pause again and again. */
export const tooOldMs = waits.reduce<number>((sum, wait) => sum + wait, 24 * hour);

/** Queue messages wait for half a day at most. One that comes too early is queued again. */
const maxDelaySeconds = 12 * 3600;

export const delaySecondsUntil = (at: Date, now: Date): number =>
  Math.min(maxDelaySeconds, Math.max(0, Math.ceil((at.getTime() - now.getTime()) / second)));

/** Parses `Retry-After` and the like. @returns milliseconds from a second to an hour, undefined if it is no number */
export function askedWait(header: string | null): number | undefined {
  const seconds = header && /^\d{1,9}(\.\d{1,6})?$/.test(header.trim()) ? Number(header) : undefined;
  return seconds === undefined ? undefined : Math.min(hour, Math.max(second, seconds * second));
}

interface Queued {
  groupId: string;
  /** Problem of the last try. */
  problem: string | null;
}

/** Round robin: each group's first delivery, then each one's second. Receivers that were late the last time come last. */
export function inFairOrder<Delivery extends Queued>(queued: readonly Delivery[]): Delivery[] {
  const before = new Map<string, number>();
  return queued
    .map((delivery) => {
      const { groupId, problem } = delivery;
      const turn = before.get(groupId) ?? 0;
      before.set(groupId, turn + 1);
      return { delivery, turn, isLate: problem === 'late' };
    })
    .sort((a, b) => Number(a.isLate) - Number(b.isLate) || a.turn - b.turn)
    .map(({ delivery }) => delivery);
}
