const histogram = new Int32Array(256);

/** Upper median by counting, as sorting leaves garbage; 0 of none. `byteAt` returns −1 to skip. */
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
