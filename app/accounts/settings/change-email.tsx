import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailEmailChange } from '~/accounts/account-mails.server';
import { mayMailNewMailbox } from '~/accounts/mail-limit.server';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { AccountForm, AccountNotice, WaysOut } from '~/accounts/sign-in/AccountForm';
import { emailField, hidden, passwordField } from '~/accounts/sign-in/account-form.server';
import { CurrentPasswordField, EmailField } from '~/accounts/sign-in/fields';
import { findAccount } from '~/accounts/user.server';
import { canMail } from '~/configuration';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import { readFormData } from '~/ui/form/request-body';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { refusalOfPassword, refusePassword } from './current-password.server';

const { handle, meta, links } = page({ layout: 'user', title: 'accounts.changeEmail.title', styles });

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = await requireSignedIn(request, context);
  const account = await findAccount(context.db, userId);
  const sent = new URL(request.url).searchParams.has('sent');
  return { email, hasPassword: account?.hasPassword ?? false, sent };
}

/** Changed once the mail to the new address is answered; the page does not say whether it has an account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db } = context;
  const { userId, email: current } = await requireSignedIn(request, context);
  const form = await readFormData(request);
  const { t } = context;
  const schema = z.object({
    email: emailField(t).refine((email) => email !== current, t('accounts.problems.emailSame')),
    currentPassword: passwordField(t),
  });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const { email, currentPassword } = submission.value;
  const refusal = await refusalOfPassword(db, userId, currentPassword, now);
  if (refusal) return refusePassword(submission, refusal, t);
  const { env } = context;
  const refuse = (key: 'tooManyTries' | 'tooManyMails' | 'mailFailed' | 'mailOff', status: number) => {
    const formErrors = [t(`accounts.problems.${key}`, { contact: env.CONTACT })];
    return data(submission.reply({ ...hidden, formErrors }), { status });
  };
  if (!canMail(env)) return refuse('mailOff', 503);
  if (!(await mayTry(db, limitsOf(`change of address of ${userId}`, rates.emailChanges), now)))
    return refuse('tooManyTries', 429);
  if (!(await mayMailNewMailbox(request, db, email, now))) return refuse('tooManyMails', 429);
  const account = await findAccount(db, userId);
  const person = { userId, email: current, locale: account?.locale ?? null };
  if (!(await mailEmailChange(request, context, person, email, now))) return refuse('mailFailed', 503);
  logSecurity('email.changeAsked');
  throw redirect(`${new URL(request.url).pathname}?sent=1`);
}

export default function ChangeEmail() {
  const { t } = useTranslation();
  const { email, hasPassword, sent } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ email: string; currentPassword: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true }, currentPassword: { required: true } },
  });
  const wayBack = <WaysOut ways={[[t('accounts.back'), '/mypage']]} />;
  if (sent || !hasPassword) {
    return (
      <div className="account-page">
        <AccountNotice title={t(sent ? 'accounts.sent.title' : 'accounts.changeEmail.title')}>
          <p>{t(sent ? 'accounts.changeEmail.sent' : 'accounts.changeEmail.noPassword')}</p>
          {sent ? (
            <p>{t('accounts.sent.spam')}</p>
          ) : (
            <LinkButton to="/mypage/password" look="primary wide">
              {t('accounts.changePassword.setTitle')}
            </LinkButton>
          )}
          {wayBack}
        </AccountNotice>
      </div>
    );
  }
  return (
    <div className="account-page">
      <AccountForm
        form={form}
        title={t('accounts.changeEmail.title')}
        lead={t('accounts.changeEmail.lead', { email })}
        button={t('accounts.changeEmail.button')}
        more={wayBack}
      >
        <EmailField field={fields.email} label={t('accounts.changeEmail.email')} isNew />
        <CurrentPasswordField field={fields.currentPassword} />
      </AccountForm>
    </div>
  );
}
