let current = 0;

/** Invalidates all that is memoized from names or traits. */
export function nextEdition(): void {
  current += 1;
}

export function untilNextEdition<Value>(make: () => Value): () => Value {
  let cached: { edition: number; value: Value } | undefined;
  return () => {
    if (cached?.edition !== current) cached = { edition: current, value: make() };
    return cached.value;
  };
}

export function eachUntilNextEdition<Source extends object, Value>(make: (source: Source) => Value) {
  const cache = new WeakMap<Source, () => Value>();
  return (source: Source): Value => {
    let value = cache.get(source);
    if (!value) {
      value = untilNextEdition(() => make(source));
      cache.set(source, value);
    }
    return value();
  };
}
