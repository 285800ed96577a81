import { formatClock, formatInstant } from '~/time/instant';

/** 「11月22日(日) 10:00 日本時間」, "Sun, Nov 22, 10:00 EST"; with the year unless it is that of `now`. */
export function timeText(at: Date, locale: string, now: Date, part?: string, timeZone?: string): string {
  const ja = locale.startsWith('ja');
  const own = () => timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!part) return formatInstant(at, own(), ja ? 'ja' : 'en', now);
  if (part === 'clock') return formatClock(at, own());
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const date = { year, month: ja ? 'long' : 'short', day: 'numeric', weekday: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const zone = { timeZoneName: ja ? 'shortGeneric' : 'short' } as const;
  const fields = part === 'date' ? date : { ...time, ...zone };
  return new Intl.DateTimeFormat(locale, { ...fields, timeZone }).format(at);
}

/** The two largest units: 「2日3時間」, "5 minutes 10 seconds". */
export function countdownText(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const ja = locale.startsWith('ja');
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  const two = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return two
    .filter(([amount], index) => index === 0 || amount > 0)
    .map(([value, unit]) => {
      const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
      return ja ? text.replace(/\s/g, '') : text;
    })
    .join(ja ? '' : ' ');
}
