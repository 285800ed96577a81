export type Span = readonly [first: number, last: number];

export const spansOf = (ranges: string): Span[] =>
  ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
