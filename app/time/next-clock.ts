import { addDays, instantOf, localOf } from './zoned-time';

// Later than that the hour that was meant has passed.
const longestMs = 18 * 60 * 60_000;

/** Whether somebody who names a time of the day means the next one: at 18:31, 18:30 is over. */
export const isStillToCome = (at: Date, now: Date) => at.getTime() - now.getTime() <= longestMs;

/** 「18:30」, `8:05`: the next time that a clock in the zone shows it. Undefined for what is no time of a day. */
export function nextClock(typed: string, timeZone: string, now: Date): Date | undefined {
  const [, hours = '', minutes = ''] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  if (!hours) return undefined;
  const today = `${localOf(now, timeZone).slice(0, 10)}T${hours.padStart(2, '0')}:${minutes}`;
  const at = instantOf(today, timeZone)?.at;
  return at && at > now ? at : instantOf(addDays(today, 1), timeZone)?.at;
}
