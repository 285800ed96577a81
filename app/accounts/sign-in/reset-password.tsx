import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { findMailLink, takeMailLink } from '~/accounts/mail-link.server';
import { hashPassword } from '~/accounts/password.server';
import { startSession } from '~/accounts/session.server';
import { findUserByEmail, resetPassword } from '~/accounts/user.server';
import { TextField } from '~/ui/Field';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { parseForm } from '~/ui/parse-form';
import { readFormData } from '~/ui/request-body';
import { useLocalePath, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { AccountForm, AccountNotice } from './AccountForm';
import { hidden, newPasswordField } from './account-form.server';
import { keepWhereTo, whereTo } from './where-to';

export const handle: PageHandle = { layout: 'auth' };
const { meta } = page({
  title: (t) => t('accounts.reset.title'),
});

export { meta };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await findMailLink(context.db, tokenOf(request), 'resetPassword', context.now);
  return data({ email: link?.email }, { status: link ? 200 : 410 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db } = context;
  const token = tokenOf(request);
  const form = await readFormData(request);
  const { t } = context;
  const link = await findMailLink(db, token, 'resetPassword', now);
  const schema = z.object({ password: newPasswordField(t, link?.email) });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const user = link && (await findUserByEmail(db, link.email));
  const passwordHash = await hashPassword(submission.value.password);
  if (!user || !(await takeMailLink(db, token, 'resetPassword', now))) {
    const formErrors = [t('accounts.problems.linkOver')];
    return data(submission.reply({ ...hidden, formErrors }), { status: 410 });
  }
  await resetPassword(db, user.id, passwordHash, now);
  const headers = { 'Set-Cookie': await startSession(request, context, user.id) };
  throw redirectWithToast(whereTo(request), { kind: 'success', key: 'passwordChanged' }, headers);
}

export default function ResetPassword() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { search } = usePage();
  const { email } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ password: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { password: { required: true } },
  });
  if (!email) {
    return (
      <AccountNotice title={t('accounts.linkOver.title')}>
        <p>{t('accounts.linkOver.reset')}</p>
        <a className="button wide" href={toPath(keepWhereTo('/forgot-password', search))}>
          {t('accounts.forgot.title')}
        </a>
      </AccountNotice>
    );
  }
  return (
    <AccountForm
      form={form}
      title={t('accounts.reset.title')}
      lead={t('accounts.reset.lead', { email })}
      button={t('accounts.reset.button')}
    >
      <TextField
        field={fields.password}
        label={t('accounts.newPassword')}
        hint={t('accounts.newPasswordHint')}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </AccountForm>
  );
}
