import { maxCodeBytes } from './layout';

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes as a decimal number; the first byte must not be 0. */
export const digitsOf = (bytes: Uint8Array): string => BigInt(`0x${hexOf(bytes)}`).toString();

const maxDigits = Math.ceil(maxCodeBytes * 8 * Math.log10(2));

/** @returns undefined if `digitsOf` can't have written it, or it is longer than any code */
export function bytesOf(digits: string): Uint8Array | undefined {
  if (digits.length > maxDigits || !/^[1-9][0-9]*$/.test(digits)) return undefined;
  const hex = BigInt(digits).toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
