import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';

// The lifetime of a sign-up link.
const lifeSeconds = 24 * 60 * 60;

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`claim:${text}`).digest('base64url');

/** HMAC-signed proof, valid for a day, that its bearer held this sheet's edit key and may claim the sheet. */
export function makeClaim(secret: string, id: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return `${expires}.${sign(secret, `${id}.${expires}`)}`;
}

export function isClaim(secret: string, id: string, claim: unknown, now: Date): boolean {
  const [expires = '', signature = ''] = String(claim).split('.', 2);
  const expected = Buffer.from(sign(secret, `${id}.${expires}`));
  const actual = Buffer.from(signature);
  const right = actual.length === expected.length && timingSafeEqual(actual, expected);
  return right && Number(expires) * 1000 > now.getTime();
}

export const claimCookie = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'claim', seconds: lifeSeconds });
