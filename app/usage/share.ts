/** Below this, one team moves a share by more than three points, so only counts are shown. */
export const minTeamsForShare = 32;

export interface Interval {
  low: number;
  high: number;
}

const z95 = 1.959963984540054;

/** Wilson score interval, 95%. */
export function wilson(count: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const share = count / total;
  const z2 = z95 ** 2 / total;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (locale: string, digits: number) => {
  const key = `${locale}${digits}`;
  const cached =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, cached);
  return cached;
};

/** `45%`, with one decimal from 1000 teams. @returns undefined for too few teams */
export function shareOf(count: number, total: number, locale: string): string | undefined {
  if (total < minTeamsForShare) return undefined;
  return formatOf(locale, total < 1000 ? 0 : 1).format(count / total);
}

export function intervalOf(count: number, total: number, locale: string): string | undefined {
  if (total < minTeamsForShare) return undefined;
  const { low, high } = wilson(count, total);
  return formatOf(locale, total < 1000 ? 0 : 1).formatRange(low, high);
}

export const barOf = (count: number, max: number): number =>
  max === 0 ? 0 : Math.round((count / max) * 1000) / 10;
