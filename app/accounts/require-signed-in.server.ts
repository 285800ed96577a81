import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { SignedOut, typedLines } from '~/http/faults';
import { localePath } from '~/locales/locale';
import { redirectWithToast, toastOf } from '~/ui/toast';
import { hasPasskeys } from './passkeys/passkey.server';
import { isFresh } from './proof';
import { findSignedIn, type SignedIn } from './session.server';
import { leadBack } from './where-to';

type Person = NonNullable<SignedIn>;

/** Where a request was going, without what only programs ask for. */
function askedFor(request: Request) {
  const { pathname, search } = new URL(request.url);
  return [pathname.replace(/\.data$/, ''), search] as const;
}

/** Whether a page that is sent has something in it that somebody typed. */
async function isTyped(request: Request, context: AppLoadContext) {
  const isPage = context.isPost && request.headers.get('Accept')?.includes('text/html');
  const texts = isPage ? await context.textsSent() : undefined;
  return texts !== undefined && typedLines({ texts }) !== '';
}

/** The sign-in of the area, which leads back here. */
const signInFor = ({ way }: AppLoadContext, path: string, search: string) =>
  localePath(path, way.policy.audience === 'staff' ? '/admin/auth' : '/sign-in') + leadBack(path, search);

/** The way there for somebody whose session was ended while they were asking. */
export const toSignIn = (request: Request, context: AppLoadContext) =>
  redirectWithToast(signInFor(context, ...askedFor(request)), {
    kind: 'error',
    key: 'authenticationRequired',
  });

/**
 * Who is signed in; anybody else is sent to the sign-in of the area, which says why and leads back here. What was typed
 * is given back instead (401), to be sent once more after it.
 */
export async function requireSignedIn(request: Request, context: AppLoadContext): Promise<Person> {
  const signedIn = await findSignedIn(request, context);
  if (signedIn) return signedIn;
  const to = signInFor(context, ...askedFor(request));
  if (await isTyped(request, context)) {
    context.noteFault(new SignedOut(to));
    throw new Response(null, { status: 401 });
  }
  // What the step before has to say comes first.
  if (toastOf(request.headers.get('Cookie'))) throw redirect(to);
  throw toSignIn(request, context);
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
