import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { enter } from '~/accounts/known-place.server';
import { findMailLink } from '~/accounts/mail-link.server';
import { isPassword } from '~/accounts/password.server';
import { stillHasPassword } from '~/accounts/still-proven.server';
import { addUser } from '~/accounts/user.server';
import { whereTo } from '~/accounts/where-to';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { hidden, passwordField } from './account-form.server';
import { CurrentPasswordField } from './fields';
import { linkLoader, tokenOf } from './link-page.server';
import { MailLinkForm } from './MailLinkForm';

const { handle, meta } = page({
  audience: 'person',
  isWayIn: true,
  layout: 'auth',
  title: 'accounts.verify.title',
});

export { handle, meta };

export const loader = linkLoader('signUp');

/** Asks for the sign-up password again, so that an attacker can't prepare an account for someone else's address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db } = context;
  const token = tokenOf(request);
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, z.object({ password: passwordField(t) }));
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const refuse = (key: 'wrongSignUpPassword' | 'tooManyTries' | 'linkOver', status: number) =>
    data(submission.reply({ ...hidden, formErrors: [t(`accounts.problems.${key}`)] }), { status });
  const link = await findMailLink(db, token, 'signUp', now);
  if (!link) return refuse('linkOver', 410);
  if (!(await mayTry(db, limitsOf(`verify ${token}`, rates.signUpPassword), now)))
    return refuse('tooManyTries', 429);
  const { passwordHash } = link;
  if (!passwordHash || !(await isPassword(submission.value.password, passwordHash)))
    return refuse('wrongSignUpPassword', 422);
  const userId = await addUser(db, token, now);
  if (!userId) return refuse('linkOver', 410);
  logSecurity('account.made', { way: 'password', user: userId });
  const isStillProven = stillHasPassword(passwordHash);
  const headers = await enter(request, context, userId, 'mail', isStillProven, { isNew: true });
  if (!headers) return refuse('linkOver', 410);
  throw redirectWithToast(whereTo(request), { kind: 'success', key: 'accountMade' }, headers);
}

export default function VerifyEmail() {
  const { t } = useTranslation();
  const { email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <MailLinkForm
      page="verify"
      email={email}
      lastResult={lastResult}
      again={{ page: 'signUp', path: '/sign-up' }}
    >
      {(field) => <CurrentPasswordField field={field} label={t('accounts.password')} isLast />}
    </MailLinkForm>
  );
}
