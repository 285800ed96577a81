const histogram = new Int32Array(256);

/**
 * The upper median of bytes, 0 of none. They are counted, not sorted: a list for each of a picture's thousands of
 * letters is most of what would be left behind.
 * @param byteAt one of `count` bytes, or −1 for none there
 */
export function medianByte(count: number, byteAt: (index: number) => number): number {
  histogram.fill(0);
  let taken = 0;
  for (let i = 0; i < count; i++) {
    const byte = byteAt(i);
    if (byte < 0) continue;
    histogram[byte]!++;
    taken++;
  }
  let value = 0;
  if (taken) for (let reached = histogram[0]!; reached <= taken >> 1; reached += histogram[value]!) value++;
  return value;
}
