import type { AppLoadContext } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { emailAddress } from '~/accounts/email-address';
import { type AttemptSource, findAttemptSource } from '~/accounts/known-place.server';
import { isPassword } from '~/accounts/password.server';
import { sessionStorage } from '~/accounts/session.server';
import { findUserByEmail } from '~/accounts/user.server';
import { forgetTries, limitsOf, mayTry, takeBackTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { placeLimits } from '~/limits/place-limit.server';

export type SignInRefusal = 'wrongPassword' | 'tooManyGuesses';

interface SignedIn {
  userId: string;
  passwordHash: string;
}

class Refused extends Error {
  constructor(readonly reason: SignInRefusal) {
    super(reason);
  }
}

const guessesOf = (email: string, { key }: AttemptSource) =>
  limitsOf(`sign-in ${email} by ${key}`, rates.guesses);

/** Strangers share one rate limit per account, so a guesser can't lock out the owner's known devices and networks. */
const strangersOf = (email: string, { isKnown }: AttemptSource) =>
  isKnown ? [] : limitsOf(`sign-in ${email} by strangers`, rates.guessesOfStrangers);

const floodOf = (request: Request, secret: string, email: string, { isDevice }: AttemptSource) =>
  isDevice
    ? limitsOf(`sign-in ${email} on its devices`, rates.guessesOnDevices)
    : placeLimits(request, secret, 'sign-in', {
        ofDevice: rates.guessesOfDevice,
        fromHall: rates.guessesFromHall,
        fromNetwork: rates.guessesFromNetwork,
      });

/** Checks email and password, rate limited. Answer and timing don't reveal whether the account exists. */
export async function authenticate(
  request: Request,
  context: AppLoadContext,
  formData: FormData,
): Promise<SignedIn | { refusal: SignInRefusal }> {
  const strategy = new FormStrategy<SignedIn>(async ({ form }) => {
    const text = (name: string) => String(form.get(name) ?? '');
    const email = emailAddress(text('email')) ?? '';
    const now = new Date();
    const user = await findUserByEmail(context.db, email);
    const source = await findAttemptSource(request, context, user?.id, now);
    const own = guessesOf(email, source);
    const strangers = strangersOf(email, source);
    const limits = [...own, ...floodOf(request, context.env.SESSION_SECRET, email, source), ...strangers];
    if (!(await mayTry(context.db, limits, now))) throw new Refused('tooManyGuesses');
    const right = await isPassword(text('password'), user?.passwordHash);
    if (!user?.passwordHash || !right) throw new Refused('wrongPassword');
    await forgetTries(context.db, own);
    if (strangers.length > 0) await takeBackTry(context.db, strangers);
    return { userId: user.id, passwordHash: user.passwordHash };
  });
  const authenticator = new Authenticator<SignedIn>(sessionStorage(request, context)).use(strategy, 'form');
  try {
    const options = { throwOnError: true, context: { ...context, formData } };
    // The body has been read already, and the library needs only the headers.
    const head = new Request(request.url, { headers: request.headers });
    return await authenticator.authenticate('form', head, options);
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error;
    if (cause instanceof Refused) return { refusal: cause.reason };
    throw cause;
  }
}
