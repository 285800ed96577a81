let current = 0;

/** Says that names or traits changed: everything that was made from them is made again when it is next asked for. */
export function nextEdition(): void {
  current += 1;
}

/** Memoizes a value that is made from names or traits, until they change. */
export function untilNextEdition<Value>(make: () => Value): () => Value {
  let made: { edition: number; value: Value } | undefined;
  return () => {
    if (made?.edition !== current) made = { edition: current, value: make() };
    return made.value;
  };
}

/** The same for values that are made from an object each, such as an index of one dictionary. */
export function eachUntilNextEdition<Source extends object, Value>(make: (source: Source) => Value) {
  const known = new WeakMap<Source, () => Value>();
  return (source: Source): Value => {
    let value = known.get(source);
    if (!value) {
      value = untilNextEdition(() => make(source));
      known.set(source, value);
    }
    return value();
  };
}
