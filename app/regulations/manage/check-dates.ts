import type { ParseKeys } from 'i18next';
import { defaultTimeZone } from '~/time/instant';
import { instantOf } from '~/time/zoned-time';

type Dates = Record<'from' | 'until', string>;
export type DateProblems = Partial<Record<keyof Dates, ParseKeys>>;

/** Converts Japan time to UTC; `until` may be blank. @returns the dates, or message keys by field */
export function checkDates({
  from,
  until,
}: Dates): { from: string; until?: string } | { problems: DateProblems } {
  const start = instantOf(from, defaultTimeZone)?.at;
  const end = until ? instantOf(until, defaultTimeZone)?.at : undefined;
  const invalid = 'regulations.manage.dateFields.invalid';
  if (!start) return { problems: { from: from ? invalid : 'regulations.manage.dateFields.required' } };
  if (until && !end) return { problems: { until: invalid } };
  if (end && end <= start) return { problems: { until: 'regulations.manage.dateFields.order' } };
  const format = (at: Date) => at.toISOString().replace(':00.000Z', 'Z');
  return { from: format(start), ...(end && { until: format(end) }) };
}
