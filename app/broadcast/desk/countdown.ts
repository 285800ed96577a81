import { isStillToCome, nextClock } from '~/time/next-clock';
import { countdownMinutes, type DeskProblems, type DeskValues } from './desk-values';

/** An ISO instant in UTC or null, or which problem stands beside the time. `before` is when it ends until now. */
export function countdownOf(
  { countdown = '', countdownAt = '' }: DeskValues,
  before: string | null,
  timeZone: string,
  now: Date,
): { endsAt: string | null } | { problem: NonNullable<DeskProblems[string]> } {
  if (countdown === 'keep') return { endsAt: before };
  if (countdown === 'at') {
    const at = nextClock(countdownAt, timeZone, now);
    if (!at) return { problem: 'countdownAt' };
    if (!isStillToCome(at, now)) return { problem: 'countdownOver' };
    return { endsAt: at.toISOString() };
  }
  const minutes = countdownMinutes.find((each) => String(each) === countdown);
  return { endsAt: minutes ? new Date(now.getTime() + minutes * 60_000).toISOString() : null };
}
