import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, purpose: string, parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update([purpose, ...parts].join(':'))
    .digest('base64url');

/** HMAC-signed link token, valid for one purpose. `parts` must not contain a dot or a colon. */
export const signedToken = (secret: string, purpose: string, ...parts: string[]): string =>
  [...parts, sign(secret, purpose, parts)].join('.');

/** @returns the token's parts; undefined unless this site signed it for this purpose */
export function readSignedToken(secret: string, purpose: string, token: string): string[] | undefined {
  const parts = token.slice(0, 300).split('.');
  const actual = Buffer.from(parts.pop() ?? '');
  const expected = Buffer.from(sign(secret, purpose, parts));
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? parts : undefined;
}
