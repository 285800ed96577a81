import { type AppLoadContext, createCookieSessionStorage, type SessionStorage } from '@remix-run/cloudflare';
import { Authenticator } from 'remix-auth';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { newToken } from '~/accounts/tokens.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import { type WayOut, wayOutOf } from '~/http/in-app-browser';
import { logError } from '~/log/log.server';
import {
  CheckedGoogleStrategy,
  findProvider,
  type GoogleIdentity,
  type Proofs,
} from './google-strategy.server';

export const hasGoogle = ({ env }: AppLoadContext): boolean => env.GOOGLE_CLIENT_ID !== '';

/** How to reach this page's offer of Google outside of an app; undefined in a device's own browser. */
export function wayOutToGoogle(request: Request, context: AppLoadContext): WayOut | undefined {
  if (!hasGoogle(context)) return undefined;
  const { pathname, search } = new URL(request.url);
  const page = new URL(keepWhereTo(`${pathname}?with=google`, search), context.env.PUBLIC_URL || request.url);
  return wayOutOf(request.headers.get('User-Agent'), page.href);
}

const callbackPath = '/auth/google/callback';

interface Way extends Proofs {
  redirectTo: string;
  from: string;
}

const waySeconds = 10 * 60;

const wayStorage = (request: Request, context: AppLoadContext): SessionStorage<Way> =>
  createCookieSessionStorage<Way>({
    cookie: signedCookie(request, context, { name: 'google', seconds: waySeconds }),
  });

async function strategyOf(request: Request, { env }: AppLoadContext, proofs: Proofs) {
  const site = env.PUBLIC_URL || request.url;
  const client = {
    clientID: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    callbackURL: new URL(callbackPath, site).href,
  };
  return new CheckedGoogleStrategy(client, await findProvider(env.GOOGLE_ISSUER), proofs);
}

/** Starts the sign-in. @throws the redirect to Google, with a cookie that the callback is checked against */
export async function leaveForGoogle(request: Request, context: AppLoadContext): Promise<never> {
  const { searchParams } = new URL(request.url);
  const storage = wayStorage(request, context);
  const session = await storage.getSession();
  const proofs = { nonce: newToken(), verifier: newToken() };
  session.set('nonce', proofs.nonce);
  session.set('verifier', proofs.verifier);
  session.set('redirectTo', whereTo(request));
  const from = searchParams.get('area') === 'admin' ? '/admin/auth' : '/sign-in';
  session.set('from', context.to(from));
  const authenticator = new Authenticator<GoogleIdentity>({ ...storage, getSession: async () => session });
  authenticator.use(await strategyOf(request, context, proofs), 'google');
  await authenticator.authenticate('google', request, { throwOnError: true });
  throw new Error('The way to Google has no other end than a redirect.');
}

export type GoogleRefusal = 'denied' | 'expired' | 'unverified' | 'taken' | 'failed';

/** Finishes the sign-in. @returns the identity or a refusal, where to go on, and `over`, the Set-Cookie that ends it */
export async function returnFromGoogle(request: Request, context: AppLoadContext) {
  const storage = wayStorage(request, context);
  const session = await storage.getSession(request.headers.get('Cookie'));
  const { nonce, verifier, redirectTo = '/', from = '/sign-in' } = session.data;
  const way = { redirectTo, from, over: await storage.destroySession(session) };
  const refused = (refusal: GoogleRefusal) => ({ ...way, refusal });
  if (!nonce || !verifier) return refused('expired');
  if (new URL(request.url).searchParams.has('error')) return refused('denied');
  try {
    const authenticator = new Authenticator<GoogleIdentity>(storage);
    authenticator.use(await strategyOf(request, context, { nonce, verifier }), 'google');
    return { ...way, identity: await authenticator.authenticate('google', request, { throwOnError: true }) };
  } catch (error) {
    // The library throws a redirect to start over, which must not be followed here.
    logError(error instanceof Error ? error : 'Google gave no identity.', 'Google');
    return refused('failed');
  }
}
