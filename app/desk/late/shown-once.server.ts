import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';

// Of a secret only the hash is stored. Long enough to hand it over, to turn the page into the other language and back.
const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'shown_once', seconds: 300 });

interface Secret {
  /** Whose link it is. */
  of: string;
  /** To whom of the staff it is shown. */
  userId: string;
}

/** The Set-Cookie value by which the next page of this person shows a secret that nobody can look up any more. */
export const showOnce = (request: Request, context: AppLoadContext, { of, userId }: Secret, secret: string) =>
  cookieOf(request, context).serialize([of, userId, secret]);

/** What was made a moment ago on this device by this person; undefined for all others. */
export async function findShownOnce(
  request: Request,
  context: AppLoadContext,
  { of, userId }: Secret,
): Promise<string | undefined> {
  const kept: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  return Array.isArray(kept) && kept[0] === of && kept[1] === userId ? String(kept[2]) : undefined;
}
