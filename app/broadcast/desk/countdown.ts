import { addDays, instantOf, localOf } from '~/time/zoned-time';
import { countdownMinutes, type DeskProblems, type DeskValues } from './desk-values';

// Later than that nobody counts down: the hour that was meant has passed.
const longestMs = 18 * 60 * 60_000;

/** 「18:30」, `8:05`: the next time that a clock in the zone shows it. Undefined for what is no time of a day. */
function nextTime(typed: string, timeZone: string, now: Date): Date | undefined {
  const [, hours = '', minutes = ''] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  if (!hours) return undefined;
  const today = `${localOf(now, timeZone).slice(0, 10)}T${hours.padStart(2, '0')}:${minutes}`;
  const at = instantOf(today, timeZone)?.at;
  return at && at > now ? at : instantOf(addDays(today, 1), timeZone)?.at;
}

/** An ISO instant in UTC or null, or which problem stands beside the time. `before` is when it ends until now. */
export function countdownOf(
  { countdown = '', countdownAt = '' }: DeskValues,
  before: string | null,
  timeZone: string,
  now: Date,
): { endsAt: string | null } | { problem: NonNullable<DeskProblems[string]> } {
  if (countdown === 'keep') return { endsAt: before };
  if (countdown === 'at') {
    const at = nextTime(countdownAt, timeZone, now);
    if (!at) return { problem: 'countdownAt' };
    if (at.getTime() - now.getTime() > longestMs) return { problem: 'countdownOver' };
    return { endsAt: at.toISOString() };
  }
  const minutes = countdownMinutes.find((each) => String(each) === countdown);
  return { endsAt: minutes ? new Date(now.getTime() + minutes * 60_000).toISOString() : null };
}
