import type { AppLoadContext } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { addressOf, forgetTries, mayTry } from '~/accounts/attempts.server';
import { emailAddress } from '~/accounts/email-address';
import { isPassword } from '~/accounts/password.server';
import { sessionStorage } from '~/accounts/session.server';
import { findUserByEmail } from '~/accounts/user.server';

export type SignInRefusal = 'wrongPassword' | 'tooManyTries';

class Refused extends Error {
  constructor(readonly reason: SignInRefusal) {
    super(reason);
  }
}

// Somebody far away who guesses must not lock out the owner for long; a venue shares one network address.
const limitsOf = (email: string, address: string) => ({
  account: [
    { of: `sign-in ${email} from ${address}`, max: 8 },
    { of: `sign-in ${email}`, max: 40 },
  ],
  address: { of: `sign-in from ${address}`, max: 300 },
});

/** Whose e-mail and password these are. Answer and time are the same with and without an account. */
export async function authenticate(
  request: Request,
  context: AppLoadContext,
  formData: FormData,
): Promise<{ userId: string } | { refusal: SignInRefusal }> {
  const strategy = new FormStrategy<string>(async ({ form }) => {
    const text = (name: string) => String(form.get(name) ?? '');
    const email = emailAddress(text('email')) ?? '';
    const limits = limitsOf(email, addressOf(request));
    const allowed = await mayTry(context.db, [...limits.account, limits.address], new Date());
    if (!allowed) throw new Refused('tooManyTries');
    const user = await findUserByEmail(context.db, email);
    const right = await isPassword(text('password'), user?.passwordHash);
    if (!user || !right) throw new Refused('wrongPassword');
    await forgetTries(context.db, limits.account);
    return user.id;
  });
  const authenticator = new Authenticator<string>(sessionStorage(request, context)).use(strategy, 'form');
  try {
    const options = { throwOnError: true, context: { ...context, formData } };
    // The form is read already: the library only gets the request's head.
    const head = new Request(request.url, { headers: request.headers });
    return { userId: await authenticator.authenticate('form', head, options) };
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error;
    if (cause instanceof Refused) return { refusal: cause.reason };
    throw cause;
  }
}
