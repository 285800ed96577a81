import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { localePath, withoutPrefix } from '~/locales/locale';
import { findSignedIn, type SignedIn } from './session.server';
import { leadBack } from './sign-in/where-to';

/** Who is signed in; anybody else is sent to the sign-in of the area, which leads back here. */
export async function requireSignedIn(
  request: Request,
  context: AppLoadContext,
): Promise<NonNullable<SignedIn>> {
  const signedIn = await findSignedIn(request, context);
  if (signedIn) return signedIn;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  const area = /^\/admin(\/|$)/i.test(withoutPrefix(path)) ? '/admin/auth' : '/sign-in';
  throw redirect(localePath(path, area) + leadBack(path, search));
}
