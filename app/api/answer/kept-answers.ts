import { recentlyUsed } from '~/memory/recently-used';

export interface CachedAnswer {
  text: string;
  etag: string;
  next: string | null;
}

interface CacheEntry extends CachedAnswer {
  inputs: readonly unknown[];
  /** Epoch milliseconds at which the answer changes by itself. */
  until: number;
}

/** Finds the first instant to come in a value, such as a row. @returns epoch milliseconds, or Infinity */
export function nextMoment(value: unknown, now: Date): number {
  if (value instanceof Date) return value > now ? value.getTime() : Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return Number.POSITIVE_INFINITY;
  return Math.min(...Object.values(value).map((each) => nextMoment(each, now)));
}

/** LRU cache, bounded by entries and total characters. An entry is valid until an input or its instant changes it. */
export function keptAnswers(maxAnswers: number, maxLength: number) {
  const answers = recentlyUsed<CacheEntry>(maxAnswers, maxLength, ({ text }) => text);
  return {
    find(key: string, inputs: readonly unknown[], now: Date): CachedAnswer | undefined {
      const entry = answers.find(key);
      if (!entry || entry.until <= now.getTime() || inputs.some((each, at) => each !== entry.inputs[at]))
        return undefined;
      answers.keep(key, entry);
      return entry;
    },
    keep: answers.keep,
  };
}
