import { addDays, instantOf, localOf } from './zoned-time';

const maxAheadMs = 18 * 60 * 60_000;

/** Whether a time of day that is typed now means the next one; more than 18 hours ahead, it means the one just past. */
export const isStillToCome = (at: Date, now: Date) => at.getTime() - now.getTime() <= maxAheadMs;

/** Next instant when a clock in the zone shows `18:30` or `8:05`; undefined if the text is no time of day. */
export function nextClock(text: string, timeZone: string, now: Date): Date | undefined {
  const [, hours = '', minutes = ''] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (!hours) return undefined;
  const today = `${localOf(now, timeZone).slice(0, 10)}T${hours.padStart(2, '0')}:${minutes}`;
  const at = instantOf(today, timeZone)?.at;
  return at && at > now ? at : instantOf(addDays(today, 1), timeZone)?.at;
}
