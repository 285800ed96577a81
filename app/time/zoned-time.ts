/** Times that a wall clock shows a local time: it skips it when set forward, and repeats it when set back. */
export type Occurrence = 'once' | 'skipped' | 'twice';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Local time of a zone, in the form of a `datetime-local` input: `2026-11-30T18:00`. */
export function localOf(at: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

const asUtc = (local: string) => Date.parse(`${local}Z`);
const offsetAt = (ms: number, timeZone: string) =>
  asUtc(localOf(new Date(ms), timeZone)) - Math.floor(ms / 60_000) * 60_000;

const day = 24 * 60 * 60_000;

/** Undefined outside of 2000 to 2099. A skipped 02:30 becomes 03:30; a repeated time is the first one. */
export function instantOf(local: string, timeZone: string): { at: Date; clock: Occurrence } | undefined {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(local)) return undefined;
  const wall = asUtc(local.slice(0, 16));
  // 30 February and 24:00 would roll over.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local.slice(0, 16))
    return undefined;
  const before = offsetAt(wall - day, timeZone);
  const after = offsetAt(wall + day, timeZone);
  const instants = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((ms) => wall - ms === offsetAt(ms, timeZone))
    .sort((a, b) => a - b);
  const [first] = instants;
  if (first === undefined) return { at: new Date(wall - before), clock: 'skipped' };
  return { at: new Date(first), clock: instants.length > 1 ? 'twice' : 'once' };
}

export const addDays = (local: string, days: number): string =>
  new Date(asUtc(local) + days * day).toISOString().slice(0, 16);
