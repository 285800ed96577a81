import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { SignedOut, typedLines } from '~/http/faults';
import { localePath } from '~/locales/locale';
import { redirectWithToast, toastOf } from '~/ui/toast';
import { hasPasskeys } from './passkeys/passkey.server';
import { isFresh } from './proof';
import { findSignedIn, type SignedIn } from './session.server';
import { leadBack } from './where-to';

type Person = NonNullable<SignedIn>;

/** Path and query of the page, also for the `.data` request that Remix makes for it. */
function pageAddress(request: Request) {
  const { pathname, search } = new URL(request.url);
  return [pathname.replace(/\.data$/, ''), search] as const;
}

async function hasTypedText(request: Request, context: AppLoadContext) {
  const isPage = context.isPost && request.headers.get('Accept')?.includes('text/html');
  const texts = isPage ? await context.textsSent() : undefined;
  return texts !== undefined && typedLines({ texts }) !== '';
}

const signInFor = ({ way }: AppLoadContext, path: string, search: string) =>
  localePath(path, way.policy.audience === 'staff' ? '/admin/auth' : '/sign-in') + leadBack(path, search);

export const toSignIn = (request: Request, context: AppLoadContext) =>
  redirectWithToast(signInFor(context, ...pageAddress(request)), {
    kind: 'error',
    key: 'authenticationRequired',
  });

/** @throws a redirect to the sign-in that leads back here, or 401 that offers the typed text for resubmission */
export async function requireSignedIn(request: Request, context: AppLoadContext): Promise<Person> {
  const signedIn = await findSignedIn(request, context);
  if (signedIn) return signedIn;
  const to = signInFor(context, ...pageAddress(request));
  if (await hasTypedText(request, context)) {
    context.noteFault(new SignedOut(to));
    throw new Response(null, { status: 401 });
  }
  // A toast from the previous step takes precedence.
  if (toastOf(request.headers.get('Cookie'))) throw redirect(to);
  throw toSignIn(request, context);
}

export const toConfirm = (request: Request, context: AppLoadContext) =>
  redirect(context.to('/mypage/confirm') + leadBack(...pageAddress(request)));

/** A password alone isn't enough: an attacker with a site admin's could add a passkey of their own. */
export const needsStrongProof = async ({ db }: AppLoadContext, user: Person): Promise<boolean> =>
  user.lacksPasskeyProof && (await hasPasskeys(db, user.userId));

/** Whether the session was proven recently, and strongly enough to change sign-in methods. */
export async function isProvenNow(context: AppLoadContext, user: Person, now: Date): Promise<boolean> {
  return isFresh(user.provenAt, now) && !(await needsStrongProof(context, user));
}

/** Like requireSignedIn, with a recent proof. @throws a redirect to re-authentication if it is missing */
export async function requireProven(request: Request, context: AppLoadContext, now: Date): Promise<Person> {
  const user = await requireSignedIn(request, context);
  if (!(await isProvenNow(context, user, now))) throw toConfirm(request, context);
  return user;
}
