export type Span = readonly [first: number, last: number];

/** `U+20-7E,U+A9` as CSS writes it: the first and the last character of each range. */
export const spansOf = (ranges: string): Span[] =>
  ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
