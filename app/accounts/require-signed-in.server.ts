import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { localePath, withoutPrefix } from '~/locales/locale';
import { redirectWithToast, toastOf } from '~/ui/toast';
import { hasPasskeys } from './passkeys/passkey.server';
import { isFresh } from './proof';
import { findSignedIn, type SignedIn } from './session.server';
import { leadBack } from './sign-in/where-to';

type Person = NonNullable<SignedIn>;

/** Where a request was going, without what only programs ask for. */
function askedFor(request: Request) {
  const { pathname, search } = new URL(request.url);
  return [pathname.replace(/\.data$/, ''), search] as const;
}

/** Who is signed in; anybody else is sent to the sign-in of the area, which says why and leads back here. */
export async function requireSignedIn(request: Request, context: AppLoadContext): Promise<Person> {
  const signedIn = await findSignedIn(request, context);
  if (signedIn) return signedIn;
  const [path, search] = askedFor(request);
  const area = /^\/admin(\/|$)/i.test(withoutPrefix(path)) ? '/admin/auth' : '/sign-in';
  const to = localePath(path, area) + leadBack(path, search);
  // What the step before has to say comes first.
  if (toastOf(request.headers.get('Cookie'))) throw redirect(to);
  throw redirectWithToast(to, { kind: 'error', key: 'authenticationRequired' });
}

/** The way to the page where one proves once more who one is, which leads back here. */
export const toConfirm = (request: Request, context: AppLoadContext) =>
  redirect(context.to('/mypage/confirm') + leadBack(...askedFor(request)));

/**
 * Whether a password is too little to change what this account is entered by: else whoever knows one could give a site
 * admin's account a passkey of their own.
 */
export const needsStrongProof = async ({ db }: AppLoadContext, user: Person): Promise<boolean> =>
  user.lacksPasskeyProof && (await hasPasskeys(db, user.userId));

/** Whether it was shown within minutes that it is still them, by enough for what they want to change. */
export async function isProvenNow(context: AppLoadContext, user: Person, now: Date): Promise<boolean> {
  return isFresh(user.provenAt, now) && !(await needsStrongProof(context, user));
}

/** The same person, proven within minutes; throws the way to prove it. */
export async function requireProven(request: Request, context: AppLoadContext, now: Date): Promise<Person> {
  const user = await requireSignedIn(request, context);
  if (!(await isProvenNow(context, user, now))) throw toConfirm(request, context);
  return user;
}
