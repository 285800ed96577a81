/** Memoizes `make`, run on first use: values made at a module's top level would slow the start of every worker. */
export function lazy<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
