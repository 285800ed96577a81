import type { Locale } from './locale';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** 「2026年11月21日(土) 13:00 日本標準時」: an instant in a time zone (IANA name) which is named beside it. */
export function formatInstant(instant: Date, locale: Locale, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'long',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(instant);
}
