import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailResetLink } from '~/accounts/account-mails.server';
import { type AttemptSource, findAttemptSource } from '~/accounts/known-place.server';
import { hasMailTrouble } from '~/accounts/mail.server';
import { mailsFrom } from '~/accounts/mail-limit.server';
import { findUserByEmail } from '~/accounts/user.server';
import { keepWhereTo } from '~/accounts/where-to';
import { canMail } from '~/http/configuration';
import { readFormData } from '~/http/request-body';
import { type Limit, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { AccountForm, AccountNotice } from './AccountForm';
import { emailField } from './account-form.server';
import { EmailField } from './fields';

const { handle, meta } = page({
  audience: 'everyone',
  isWayIn: true,
  countsDevices: true,
  layout: 'auth',
  title: 'accounts.forgot.title',
});

export { handle, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  return { sent, trouble: sent && (await hasMailTrouble(context.db, context.now)) };
}

/** Strangers share one rate limit per mailbox; each known device and network has its own. */
const limitsFor = (email: string, fromHere: Limit[], { key, isDevice, isKnown }: AttemptSource) => [
  ...limitsOf(`reset mail to ${email} by ${key}`, rates.resetMails),
  ...(isDevice ? [] : fromHere),
  ...(isKnown ? [] : limitsOf(`reset mail to ${email} by strangers`, rates.resetMailsOfStrangers)),
];

/** Answers the same for every address: anything that depends on the account runs after the response. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, z.object({ email: emailField(t) }));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { email } = submission.value;
  const refuse = (text: string, status: number) => data(submission.reply({ formErrors: [text] }), { status });
  if (!canMail(context.env))
    return refuse(t('accounts.problems.mailOff', { contact: context.env.CONTACT }), 503);
  const user = await findUserByEmail(context.db, email);
  const source = await findAttemptSource(request, context, user?.id, now);
  if (!(await mayTry(context.db, limitsFor(email, mailsFrom(request, context.env), source), now)))
    return refuse(t('accounts.problems.tooManyMails'), 429);
  logSecurity('password.resetAsked');
  context.ctx.waitUntil(mailResetLink(request, context, email, now));
  const { search } = new URL(request.url);
  throw redirect(context.to(keepWhereTo('/forgot-password?sent=1', search)));
}

export default function ForgotPassword() {
  const { t } = useTranslation();
  const { sent, trouble } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ email: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true } },
  });
  if (sent) {
    return (
      <AccountNotice title={t('accounts.sent.title')}>
        <p>{t('accounts.sent.reset')}</p>
        {trouble && <p className="notice warn">{t('accounts.sent.trouble')}</p>}
        <p>{t('accounts.sent.spam')}</p>
      </AccountNotice>
    );
  }
  return (
    <AccountForm
      form={form}
      title={t('accounts.forgot.title')}
      lead={t('accounts.forgot.lead')}
      button={t('accounts.forgot.button')}
    >
      <EmailField field={fields.email} isLast />
    </AccountForm>
  );
}
