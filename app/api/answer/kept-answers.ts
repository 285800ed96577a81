import { recentlyUsed } from '~/memory/recently-used';

export interface KeptAnswer {
  text: string;
  etag: string;
  next: string | null;
}

interface Kept extends KeptAnswer {
  of: readonly unknown[];
  /** Epoch milliseconds at which the answer changes by itself. */
  until: number;
}

/** Finds the first instant to come in a value, such as a row. @returns epoch milliseconds, or Infinity */
export function nextMoment(found: unknown, now: Date): number {
  if (found instanceof Date) return found > now ? found.getTime() : Number.POSITIVE_INFINITY;
  if (typeof found !== 'object' || found === null) return Number.POSITIVE_INFINITY;
  return Math.min(...Object.values(found).map((each) => nextMoment(each, now)));
}

/**
 * LRU cache of answers, bounded by entries and by total characters. An entry is valid while all its inputs are
 * identical, until the instant that changes it.
 */
export function keptAnswers(maxAnswers: number, maxLength: number) {
  const answers = recentlyUsed<Kept>(maxAnswers, maxLength, ({ text }) => text);
  return {
    find(key: string, of: readonly unknown[], now: Date): KeptAnswer | undefined {
      const kept = answers.find(key);
      if (!kept || kept.until <= now.getTime() || of.some((each, at) => each !== kept.of[at]))
        return undefined;
      answers.keep(key, kept);
      return kept;
    },
    keep: answers.keep,
  };
}
