/** LRU cache in memory, bounded by entries and by total characters; `find` only peeks. */
export function recentlyUsed<Value>(maxEntries: number, maxLength: number, textOf: (value: Value) => string) {
  const entries = new Map<string, Value>();
  let length = 0;
  const drop = (key: string, value: Value) => {
    length -= textOf(value).length;
    entries.delete(key);
  };
  return {
    find: (key: string): Value | undefined => entries.get(key),
    keep(key: string, value: Value) {
      const previous = entries.get(key);
      if (previous !== undefined) drop(key, previous);
      entries.set(key, value);
      length += textOf(value).length;
      for (const [oldest, old] of entries) {
        if (entries.size <= maxEntries && length <= maxLength) break;
        drop(oldest, old);
      }
    },
  };
}
