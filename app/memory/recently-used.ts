/**
 * Keeps what was asked for last, in the memory of this worker alone: so many values, and so many characters of their
 * texts in all.
 */
export function recentlyUsed<Value>(most: number, maxLength: number, textOf: (value: Value) => string) {
  const kept = new Map<string, Value>();
  let length = 0;
  const drop = (key: string, value: Value) => {
    length -= textOf(value).length;
    kept.delete(key);
  };
  return {
    find: (key: string): Value | undefined => kept.get(key),
    /** As the one that was asked for last. */
    keep(key: string, value: Value) {
      const before = kept.get(key);
      if (before !== undefined) drop(key, before);
      kept.set(key, value);
      length += textOf(value).length;
      for (const [oldest, old] of kept) {
        if (kept.size <= most && length <= maxLength) break;
        drop(oldest, old);
      }
    },
  };
}
