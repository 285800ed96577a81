import { isStillToCome, nextClock } from '~/time/next-clock';
import { countdownMinutes, type DeskProblems, type DeskValues } from './desk-values';

/** `before` is the current end, and ends are ISO instants in UTC. */
export function countdownOf(
  { countdown = '', countdownAt = '' }: DeskValues,
  before: string | null,
  timeZone: string,
  now: Date,
): { endsAt: string | null } | { problem: NonNullable<DeskProblems[string]> } {
  // A time typed without changing the select above still counts.
  const isUntouched = countdown === (before ? 'keep' : 'none');
  if (countdown === 'at' || (isUntouched && countdownAt.trim())) {
    const at = nextClock(countdownAt, timeZone, now);
    if (!at) return { problem: 'countdownAt' };
    if (!isStillToCome(at, now)) return { problem: 'countdownOver' };
    return { endsAt: at.toISOString() };
  }
  if (countdown === 'keep') return { endsAt: before };
  const minutes = countdownMinutes.find((each) => String(each) === countdown);
  return { endsAt: minutes ? new Date(now.getTime() + minutes * 60_000).toISOString() : null };
}
