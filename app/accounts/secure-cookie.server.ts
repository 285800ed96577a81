import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/cloudflare';
import { isSecure } from '~/http/host-cookies';

/** Signed HttpOnly cookie. A tampered one parses as null. */
export function signedCookie(
  request: Request,
  { env }: Pick<AppLoadContext, 'env'>,
  { name, seconds }: { name: string; seconds: number },
): Cookie {
  const cookie = createCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: seconds,
    secrets: [env.SESSION_SECRET],
  });
  // Remix throws if the signature isn't valid base64.
  return { ...cookie, parse: (header, options) => cookie.parse(header, options).catch(() => null) };
}
