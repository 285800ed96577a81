import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { toAccess } from '~/accounts/access.server';
import { mailPasswordChanged } from '~/accounts/account-mails.server';
import { enter } from '~/accounts/known-place.server';
import { findMailLink } from '~/accounts/mail-link.server';
import { hashPassword } from '~/accounts/password.server';
import { closeDesksOf } from '~/accounts/session.server';
import { stillHasPassword } from '~/accounts/still-proven.server';
import { findUserByEmail, resetPassword } from '~/accounts/user.server';
import { whereTo } from '~/accounts/where-to';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { hidden, newPasswordField } from './account-form.server';
import { NewPasswordField } from './fields';
import { linkLoader, tokenOf } from './link-page.server';
import { MailLinkForm } from './MailLinkForm';

const { handle, meta } = page({
  audience: 'person',
  isWayIn: true,
  layout: 'auth',
  title: 'accounts.reset.title',
});

export { handle, meta };

export const loader = linkLoader('resetPassword');

export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db } = context;
  const token = tokenOf(request);
  const form = await readFormData(request);
  const { t } = context;
  const link = await findMailLink(db, token, 'resetPassword', now);
  const user = link && (await findUserByEmail(db, link.email));
  const owner = { email: link?.email, displayName: user?.displayName };
  const schema = z.object({ password: newPasswordField(t, owner) });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  // Hashing takes about 100 ms, so don't do it for a dead link.
  const passwordHash = user && (await hashPassword(submission.value.password));
  const userId = passwordHash && (await resetPassword(db, token, passwordHash, now));
  const refuse = () => {
    logSecurity('password.resetRefused', { reason: 'linkOver' });
    const formErrors = [t('accounts.problems.linkOver')];
    return data(submission.reply({ ...hidden, formErrors }), { status: 410 });
  };
  if (!userId) return refuse();
  await closeDesksOf(context, userId);
  logSecurity('password.reset', { user: userId });
  context.ctx.waitUntil(mailPasswordChanged(request, context, userId, now));
  const headers = await enter(request, context, userId, 'mail', stillHasPassword(passwordHash));
  if (!headers) return refuse();
  const to = await toAccess(context, userId, whereTo(request));
  throw redirectWithToast(to, { kind: 'success', key: 'passwordChanged' }, headers);
}

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <MailLinkForm
      page="reset"
      email={email}
      lastResult={lastResult}
      again={{ page: 'forgot', path: '/forgot-password' }}
    >
      {(field) => <NewPasswordField field={field} />}
    </MailLinkForm>
  );
}
