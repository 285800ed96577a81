/**
 * Makes a value when it is first asked for, and keeps it. What a module makes at its top level, every worker makes before
 * its first answer, though most never ask for it.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
