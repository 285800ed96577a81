import { useForm } from '@conform-to/react';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { toAccess } from '~/accounts/access.server';
import { mailPasswordChanged, mailResetLink } from '~/accounts/account-mails.server';
import { hashPassword } from '~/accounts/password.server';
import { requireSignedIn, toSignIn } from '~/accounts/require-signed-in.server';
import { closeDesksOf, startSession } from '~/accounts/session.server';
import { stillHasPassword } from '~/accounts/still-proven.server';
import { changePassword, findAccount } from '~/accounts/user.server';
import { canMail } from '~/http/configuration';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { AccountForm, AccountNotice, WaysOut } from '~/sign-in/AccountForm';
import { hidden, newPasswordField, passwordField } from '~/sign-in/account-form.server';
import { refusalOfPassword, refusePassword } from '~/sign-in/current-password.server';
import { CurrentPasswordField, NewPasswordField } from '~/sign-in/fields';
import { ButtonForm } from '~/ui/form/Form';
import { parseForm } from '~/ui/form/parse-form';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  title: 'accounts.changePassword.title',
  styles,
});

export { handle, links, meta };

const ownPage = ({ way }: AppLoadContext) => (way.policy.audience === 'staff' ? '/admin/mypage' : '/mypage');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = await requireSignedIn(request, context);
  const account = await findAccount(context.db, userId);
  const { searchParams } = new URL(request.url);
  return {
    email,
    hasPassword: account?.hasPassword ?? false,
    sent: searchParams.has('sent'),
    back: ownPage(context),
  };
}

/** Changes the password, given the current one. An account without a password is mailed a link to set one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx } = context;
  const user = await requireSignedIn(request, context);
  const { userId, email, proof } = user;
  const account = await findAccount(db, userId);
  const form = await readFormData(request);
  const { t } = context;
  const { pathname } = new URL(request.url);
  if (!account?.hasPassword) {
    if (!canMail(context.env)) throw redirectWithToast(pathname, { kind: 'error', key: 'mailOff' });
    if (!(await mayTry(db, limitsOf(`reset mail to ${email} by its owner`, rates.resetMails), now)))
      throw redirectWithToast(pathname, { kind: 'error', key: 'tooManyTries' });
    logSecurity('password.resetAsked');
    await mailResetLink(request, context, email, now);
    throw redirect(`${pathname}?sent=1`);
  }
  const schema = z.object({ currentPassword: passwordField(t), password: newPasswordField(t, account) });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const { currentPassword, password } = submission.value;
  const refusal = await refusalOfPassword(db, userId, currentPassword, now);
  if (refusal) return refusePassword(submission, refusal, t);
  const passwordHash = await hashPassword(password);
  if (!(await changePassword(db, user, passwordHash))) throw toSignIn(request, context);
  logSecurity('password.changed');
  await closeDesksOf(context, userId);
  ctx.waitUntil(mailPasswordChanged(request, context, userId, now));
  const isStillProven = stillHasPassword(passwordHash);
  const cookie = await startSession(request, context, userId, proof ?? 'password', isStillProven);
  if (!cookie) throw toSignIn(request, context);
  const to = await toAccess(context, userId, context.to(ownPage(context)));
  throw redirectWithToast(to, { kind: 'success', key: 'passwordChanged' }, { 'Set-Cookie': cookie });
}

export default function ChangePassword() {
  const { t } = useTranslation();
  const { email, hasPassword, sent, back } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ currentPassword: string; password: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { currentPassword: { required: true }, password: { required: true } },
  });
  const wayBack = <WaysOut ways={[[t('accounts.back'), back]]} />;
  if (hasPassword) {
    return (
      <div className="account-page">
        <AccountForm
          form={form}
          title={t('accounts.changePassword.title')}
          lead={t('accounts.changePassword.lead')}
          button={t('accounts.changePassword.button')}
          more={wayBack}
        >
          {/* Lets password managers find the account. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <CurrentPasswordField field={fields.currentPassword} />
          <NewPasswordField field={fields.password} />
        </AccountForm>
      </div>
    );
  }
  return (
    <div className="account-page">
      <AccountNotice title={t(sent ? 'accounts.sent.title' : 'accounts.changePassword.setTitle')}>
        <p>{t(sent ? 'accounts.changePassword.sent' : 'accounts.changePassword.setLead', { email })}</p>
        {sent ? (
          <p>{t('accounts.sent.spam')}</p>
        ) : (
          <ButtonForm button={t('accounts.changePassword.setButton')} />
        )}
        {wayBack}
      </AccountNotice>
    </div>
  );
}
