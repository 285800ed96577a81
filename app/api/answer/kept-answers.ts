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
 * Keeps answers in the memory of this worker alone, those asked for last: so many, and so many characters in all. One is
 * given again only while all that it was made of is the same, and no moment has passed that changes it.
 */
export function keptAnswers(maxAnswers: number, maxLength: number) {
  const answers = new Map<string, Kept>();
  let length = 0;
  const drop = (key: string) => {
    length -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  };
  return {
    find(key: string, of: readonly unknown[], now: Date): KeptAnswer | undefined {
      const kept = answers.get(key);
      if (!kept || kept.until <= now.getTime() || of.some((each, at) => each !== kept.of[at]))
        return undefined;
      answers.delete(key);
      answers.set(key, kept);
      return kept;
    },
    keep(key: string, kept: Kept) {
      drop(key);
      answers.set(key, kept);
      length += kept.text.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= maxAnswers && length <= maxLength) break;
        drop(oldest);
      }
    },
  };
}
