const maxEntries = 4000;
/** UTF-16 code units: stacked marks would fill the memory. */
const maxKey = 8;

/** Memoizes a pure function of short texts, such as letters. It starts anew when it has seen too many. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = make(text);
    if (text.length > maxKey) return value;
    if (known.size >= maxEntries) known.clear();
    known.set(text, value);
    return value;
  };
}
