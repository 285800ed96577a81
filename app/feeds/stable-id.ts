import { createHash } from 'node:crypto';

// Random, and never to change: readers recognize entries by it (RFC 9562, 5.5).
const namespace = Uint8Array.of(91, 12, 31, 110, 157, 10, 79, 12, 138, 126, 44, 111, 61, 27, 148, 231);

/** UUID version 5: the same name has the same one on every server. */
export function uuidOf(name: string): string {
  const hex = createHash('sha1').update(namespace).update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
