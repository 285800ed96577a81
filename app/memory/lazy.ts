/**
 * Makes a value when it is first asked for, and keeps it. Every worker makes the values of a module’s top level before
 * its first answer, though most never ask for it.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
