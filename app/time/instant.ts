import type { Locale } from '~/locales/locale';

export const defaultTimeZone = 'Asia/Tokyo';

// Names that players use; the runtime gives an offset or the other language's letters.
const zoneNames: Record<string, Record<Locale, string>> = {
  'Asia/Tokyo': { ja: '日本時間', en: 'JST' },
  UTC: { ja: 'UTC', en: 'UTC' },
  'Asia/Seoul': { ja: '韓国時間', en: 'KST' },
};

// Making a format takes longer than drawing a card, so that each is made once.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

export function knownTimeZone(timeZone: string): string {
  try {
    return formatOf('en', { timeZone, year: 'numeric' }) && timeZone;
  } catch {
    return defaultTimeZone;
  }
}

export function timeZoneName(at: Date, timeZone: string, locale: Locale): string {
  const zone = knownTimeZone(timeZone);
  const name = zoneNames[zone]?.[locale];
  if (name) return name;
  const parts = formatOf(locale === 'en' ? 'en-US' : 'ja', {
    timeZone: zone,
    hour: 'numeric',
    timeZoneName: locale === 'en' ? 'short' : 'shortGeneric',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** 「11月30日(月) 18:00」, "Mon, Nov 30, 18:00"; with the year if it is not that of `now`. */
function formatDateTime(at: Date, timeZone: string, locale: Locale, now: Date): string {
  const zone = knownTimeZone(timeZone);
  const years = formatOf('en', { timeZone: zone, year: 'numeric' });
  return formatOf(locale, {
    timeZone: zone,
    year: years.format(at) === years.format(now) ? undefined : 'numeric',
    month: locale === 'ja' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

export const formatInstant = (at: Date, timeZone: string, locale: Locale, now: Date): string =>
  `${formatDateTime(at, timeZone, locale, now)} ${timeZoneName(at, timeZone, locale)}`;

export const formatDay = (at: Date, timeZone: string, locale: Locale, withYear = false): string =>
  formatOf(locale, {
    timeZone: knownTimeZone(timeZone),
    year: withYear ? 'numeric' : undefined,
    month: locale === 'ja' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(at);

export const formatClock = (at: Date, timeZone: string): string =>
  formatOf('en', {
    timeZone: knownTimeZone(timeZone),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** The two largest units, rounded down, one minute at least: 「3日4時間」, "3 days 4 hours". */
export function formatDuration(milliseconds: number, locale: Locale): string {
  let rest = Math.max(milliseconds, minute);
  const first = units.findIndex(([, length]) => rest >= length);
  const parts: string[] = [];
  for (const [unit, length] of units.slice(first, first + 2)) {
    const amount = Math.floor(rest / length);
    rest -= amount * length;
    if (amount === 0) continue;
    const phrase = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
    parts.push(locale === 'ja' ? phrase.replace(/\s/g, '') : phrase);
  }
  return parts.join(locale === 'ja' ? '' : ' ');
}
