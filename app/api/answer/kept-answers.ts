import { recentlyUsed } from '~/memory/recently-used';

export interface KeptAnswer {
  text: string;
  etag: string;
  /** The cursor of the next page. */
  next: string | null;
}

interface Kept extends KeptAnswer {
  /** Of all that it was made of. */
  of: readonly unknown[];
  /** The moment at which it is another by itself. */
  until: number;
}

/** The first of these instants that is still to come; a row is what stands in it. */
export function nextMoment(found: unknown, now: Date): number {
  if (found instanceof Date) return found > now ? found.getTime() : Number.POSITIVE_INFINITY;
  if (typeof found !== 'object' || found === null) return Number.POSITIVE_INFINITY;
  return Math.min(...Object.values(found).map((each) => nextMoment(each, now)));
}

/**
 * Keeps so many answers, and so many characters in all. One is given again only while all that it was made of is the same,
 * and no moment has passed that changes it.
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
