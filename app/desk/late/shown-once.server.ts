import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';

// The database stores only a secret's hash. Five minutes leave time to hand it over and to switch languages.
const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'shown_once', seconds: 300 });

interface Secret {
  id: string;
  userId: string;
}

/** Keeps a secret in a signed cookie for the next page. @returns the Set-Cookie value */
export const showOnce = (request: Request, context: AppLoadContext, { id, userId }: Secret, secret: string) =>
  cookieOf(request, context).serialize([id, userId, secret]);

/** @returns the secret that this account made on this device a moment ago */
export async function findShownOnce(
  request: Request,
  context: AppLoadContext,
  { id, userId }: Secret,
): Promise<string | undefined> {
  const value: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  return Array.isArray(value) && value[0] === id && value[1] === userId ? String(value[2]) : undefined;
}
