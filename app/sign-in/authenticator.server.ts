import type { AppLoadContext } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { emailAddress } from '~/accounts/email-address';
import { type Place, placeOf } from '~/accounts/known-place.server';
import { isPassword } from '~/accounts/password.server';
import { sessionStorage } from '~/accounts/session.server';
import { findUserByEmail } from '~/accounts/user.server';
import { addressOf, forgetTries, limitsOf, mayTry, takeBackTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';

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

const guessesOf = (email: string, { key }: Place) => limitsOf(`sign-in ${email} by ${key}`, rates.guesses);

/** Strangers who guess keep other strangers out, and nobody on a device or network that the account knows. */
const strangersOf = (email: string, { isKnown }: Place) =>
  isKnown ? [] : limitsOf(`sign-in ${email} by strangers`, rates.guessesOfStrangers);

const floodOf = (email: string, address: string, { isDevice }: Place) =>
  isDevice
    ? limitsOf(`sign-in ${email} on its devices`, rates.guessesOnDevices)
    : limitsOf(`sign-in from ${address}`, rates.guessesFromNetwork);

/** Whose e-mail and password these are. Answer and time are the same with and without an account. */
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
    const place = await placeOf(request, context, user?.id, now);
    const own = guessesOf(email, place);
    const strangers = strangersOf(email, place);
    const limits = [...own, ...floodOf(email, addressOf(request), place), ...strangers];
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
    // The form is read already: the library only gets the request's head.
    const head = new Request(request.url, { headers: request.headers });
    return await authenticator.authenticate('form', head, options);
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error;
    if (cause instanceof Refused) return { refusal: cause.reason };
    throw cause;
  }
}
