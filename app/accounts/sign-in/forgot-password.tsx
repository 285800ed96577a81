import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailResetLink } from '~/accounts/account-mails.server';
import { addressOf, mayTry } from '~/accounts/attempts.server';
import { hasMailTrouble } from '~/accounts/mail.server';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import { readFormData } from '~/ui/form/request-body';
import { page } from '~/ui/page';
import { AccountForm, AccountNotice } from './AccountForm';
import { emailField } from './account-form.server';
import { EmailField } from './fields';
import { keepWhereTo } from './where-to';

const { handle, meta } = page({ layout: 'auth', title: 'accounts.forgot.title' });

export { handle, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  return { sent, trouble: sent && (await hasMailTrouble(context.db, context.now)) };
}

/** The same answer for every address; what depends on the account happens after it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, z.object({ email: emailField(t) }));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { email } = submission.value;
  const limits = [
    { of: `mail to ${email}`, max: 5 },
    { of: `mail from ${addressOf(request)}`, max: 200 },
  ];
  if (!(await mayTry(context.db, limits, now))) {
    return data(submission.reply({ formErrors: [t('accounts.problems.tooManyTries')] }), { status: 429 });
  }
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
