import type { AppLoadContext } from '@remix-run/cloudflare';
import { parse, serialize } from 'cookie';
import { editKeysCookie, readEditKeys } from '~/accounts/guest-cookie.server';
import { endSession, findSignedIn } from '~/accounts/session.server';
import { isSecure } from '~/http/host-cookies';
import { listOwnedAmong } from '~/sheets/players.server';
import { deviceCookies } from '~/ui/device/keeps';

/** Pages and drafts that the browser keeps of this site, also those that *Back* would bring. */
export const clearDevice = { 'Clear-Site-Data': '"cache", "storage"' };

/** Set-Cookie values that end those cookies of the request which are over by then. */
function endCookies(request: Request, ends: readonly ('signOut' | 'forget')[], headers: Headers) {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: 0,
  } as const;
  for (const name of Object.keys(parse(request.headers.get('Cookie') ?? ''))) {
    const end = Object.hasOwn(deviceCookies, name) ? deviceCookies[name] : undefined;
    if (name !== 'session' && end && end !== 'never' && ends.includes(end))
      headers.append('Set-Cookie', serialize(name, '', options));
  }
}

/** Ends the session and clears pages, drafts and the account's keys. A guest's keys stay: nothing else leads there. */
export async function leaveDevice(request: Request, context: AppLoadContext): Promise<Headers> {
  const { db, env } = context;
  const signedIn = await findSignedIn(request, context);
  const headers = new Headers(clearDevice);
  headers.append('Set-Cookie', await endSession(request, context));
  endCookies(request, ['signOut'], headers);
  const keys = readEditKeys(env.SESSION_SECRET, request.headers.get('Cookie'));
  if (!signedIn || keys.size === 0) return headers;
  const owned = await listOwnedAmong(db, [...keys.keys()], signedIn.userId);
  if (owned.length === 0) return headers;
  for (const id of owned) keys.delete(id);
  headers.append('Set-Cookie', editKeysCookie(env.SESSION_SECRET, keys, isSecure(request)));
  return headers;
}

/** Headers after which the device knows nobody any more: no account, no guest, no sheet; only its language stays. */
export async function forgetDevice(request: Request, context: AppLoadContext): Promise<Headers> {
  const headers = new Headers(clearDevice);
  headers.append('Set-Cookie', await endSession(request, context));
  endCookies(request, ['signOut', 'forget'], headers);
  return headers;
}
