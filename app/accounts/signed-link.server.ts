import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, purpose: string, parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update([purpose, ...parts].join(':'))
    .digest('base64url');

/** For the address in a mail: `parts` (without a dot or a colon) and a signature, which is good for this purpose alone. */
export const signedToken = (secret: string, purpose: string, ...parts: string[]): string =>
  [...parts, sign(secret, purpose, parts)].join('.');

/** The parts that a token was made of; undefined where this site has not signed it for this purpose. */
export function readSignedToken(secret: string, purpose: string, token: string): string[] | undefined {
  const parts = token.slice(0, 300).split('.');
  const given = Buffer.from(parts.pop() ?? '');
  const expected = Buffer.from(sign(secret, purpose, parts));
  return given.length === expected.length && timingSafeEqual(given, expected) ? parts : undefined;
}
