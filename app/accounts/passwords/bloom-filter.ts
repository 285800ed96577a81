import { createHash } from 'node:crypto';

const hashCount = 10;

export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function* bitsOf(text: string, size: number) {
  const digest = createHash('sha256').update(text).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  for (let i = 0; i < hashCount; i++) yield (start + i * step) % size;
}

/** Builds a Bloom filter of `bytes` bytes: `mayHold` has no false negatives, but some false positives. */
export function filterOf(texts: readonly string[], bytes: number): Uint8Array {
  const filter = new Uint8Array(bytes);
  for (const text of texts)
    for (const bit of bitsOf(text, bytes * 8))
      filter[bit >> 3] = (filter[bit >> 3] as number) | (1 << (bit & 7));
  return filter;
}

export function mayHold(filter: Uint8Array, text: string): boolean {
  for (const bit of bitsOf(text, filter.length * 8))
    if (((filter[bit >> 3] as number) & (1 << (bit & 7))) === 0) return false;
  return true;
}
