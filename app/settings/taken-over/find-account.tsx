import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { findKeptEmail } from '~/accounts/earlier-email.server';
import { findUserByEmail } from '~/accounts/user.server';
import { requireOperator } from '~/groups/guard.server';
import { readFormData } from '~/http/request-body';
import { emailField } from '~/sign-in/account-form.server';
import { TextField, verbatim } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'endAccess.title',
});

export { handle, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'endAccess');
  return null;
}

/** Leads to the account by its ID, so that no URL contains an email. An earlier email leads to the account that left it. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request, context, 'endAccess');
  const { db, t, now } = context;
  const submission = parseForm(await readFormData(request), z.object({ email: emailField(t) }));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { email } = submission.value;
  const id = (await findUserByEmail(db, email))?.id ?? (await findKeptEmail(db, email, now))?.userId;
  if (id) throw redirect(context.to(`/admin/accounts/${id}`));
  const fieldErrors = { email: [t('endAccess.find.unknown')] };
  return data(submission.reply({ fieldErrors }), { status: 422 });
}

export default function FindAccount() {
  const { t } = useTranslation();
  const [form, fields] = useForm<{ email: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true } },
  });
  return (
    <section className="card narrow">
      <h1>{t('endAccess.title')}</h1>
      <p>{t('endAccess.find.lead')}</p>
      <Form form={form}>
        <TextField
          field={fields.email}
          label={t('accounts.email')}
          {...verbatim}
          type="email"
          autoComplete="off"
          enterKeyHint="go"
        />
        <button className="button primary" type="submit">
          {t('endAccess.find.button')}
        </button>
      </Form>
    </section>
  );
}
