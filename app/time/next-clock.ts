import { instantOf, localOf } from './zoned-time';

const dayMs = 24 * 60 * 60_000;

/** When a clock in the zone shows `18:30` next; undefined for what is no time of day. */
export function nextClock(clock: string, timeZone: string, now: Date): Date | undefined {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  if (!hour) return undefined;
  const on = (day: number) =>
    instantOf(`${localOf(new Date(day), timeZone).slice(0, 11)}${hour.padStart(2, '0')}:${minute}`, timeZone)
      ?.at;
  const today = on(now.getTime());
  return today && today > now ? today : on(now.getTime() + dayMs);
}
