import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailEmailChange } from '~/accounts/account-mails.server';
import { mayMailNewMailbox } from '~/accounts/mail-limit.server';
import { cancelEmailChanges, listEmailChanges } from '~/accounts/mail-link.server';
import { requireSignedIn, toSignIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { canMail } from '~/http/configuration';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { AccountForm, AccountNotice, WaysOut } from '~/sign-in/AccountForm';
import { hidden, newEmailField, passwordField } from '~/sign-in/account-form.server';
import { refusalOfPassword, refusePassword } from '~/sign-in/current-password.server';
import { CurrentPasswordField, EmailField } from '~/sign-in/fields';
import { defaultTimeZone } from '~/time/instant';
import { parseForm } from '~/ui/form/parse-form';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'accounts.changeEmail.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = await requireSignedIn(request, context);
  const { db, now } = context;
  const [account, waiting] = await Promise.all([findAccount(db, userId), listEmailChanges(db, userId, now)]);
  const sent = new URL(request.url).searchParams.has('sent');
  return { email, hasPassword: account?.hasPassword ?? false, sent, waiting, now };
}

/** Mails a link; the response doesn't reveal whether the new address has an account. `intent=cancel` voids all links. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db } = context;
  const user = await requireSignedIn(request, context);
  const { userId, email: current } = user;
  const form = await readFormData(request);
  if (form.get('intent') === 'cancel') {
    await cancelEmailChanges(db, userId);
    logSecurity('email.changeCanceled');
    throw redirectWithToast(context.to('/mypage/email'), { kind: 'success', key: 'emailChangeCanceled' });
  }
  const { t } = context;
  const schema = z.object({
    email: newEmailField(t).refine((email) => email !== current, t('accounts.problems.emailSame')),
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
  if (!(await mayMailNewMailbox(request, context, email, now))) return refuse('tooManyMails', 429);
  const account = await findAccount(db, userId);
  const person = { ...user, locale: account?.locale ?? null };
  const answer = await mailEmailChange(request, context, person, email, now);
  if (answer === 'mailRefused') {
    const fieldErrors = { email: [t('accounts.problems.emailRefused')] };
    return data(submission.reply({ ...hidden, fieldErrors }), { status: 422 });
  }
  if (answer === 'mailFailed') return refuse(answer, 503);
  if (answer === 'signedOut') throw toSignIn(request, context);
  logSecurity('email.changeAsked');
  throw redirect(`${new URL(request.url).pathname}?sent=1`);
}

export default function ChangeEmail() {
  const { t } = useTranslation();
  const { email, hasPassword, sent, waiting, now } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ email: string; currentPassword: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true }, currentPassword: { required: true } },
  });
  const wayBack = <WaysOut ways={[[t('accounts.back'), '/mypage']]} />;
  const pending = waiting.length > 0 && (
    <section className="card stack" aria-labelledby="waiting">
      <h2 id="waiting">{t('access.waiting.title')}</h2>
      <ul>
        {waiting.map(({ email: to, expiresAt }) => (
          <li key={`${to} ${expiresAt.getTime()}`}>
            <b>{to}</b>
            <br />
            <Labelled label={t('access.waiting.until')}>
              <Instant at={expiresAt} timeZone={defaultTimeZone} now={now} />
            </Labelled>
          </li>
        ))}
      </ul>
      <p>{t('access.waiting.lead')}</p>
      <form method="post">
        <button className="button danger wide" type="submit" name="intent" value="cancel">
          {t('access.cancelEmail.button')}
        </button>
      </form>
    </section>
  );
  if (sent || !hasPassword) {
    return (
      <div className="account-page stack">
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
        {pending}
      </div>
    );
  }
  return (
    <div className="account-page stack">
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
      {pending}
    </div>
  );
}
