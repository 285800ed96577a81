import { createHash } from 'node:crypto';

const looks = 10;

/** What a text is under, whatever keyboard and case it was typed in. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function* bitsOf(text: string, size: number) {
  const digest = createHash('sha256').update(text).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  for (let look = 0; look < looks; look++) yield (start + look * step) % size;
}

/** Bits that stand for a set of texts: each that is in it is found, and of others a few. */
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
