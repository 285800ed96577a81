import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/cloudflare';
import { isSecure } from '~/http/host-cookies';

/** Out of reach of scripts, and made by this site alone: one that was tampered with is as if not there. */
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
  // A signature that is no base64 would throw.
  return { ...cookie, parse: (header, options) => cookie.parse(header, options).catch(() => null) };
}
