import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mailSignUp } from '~/accounts/account-mails.server';
import { mayMailNewMailbox } from '~/accounts/mail-limit.server';
import { hashPassword } from '~/accounts/password.server';
import { keepWhereTo } from '~/accounts/where-to';
import { canMail } from '~/http/configuration';
import { readFormData } from '~/http/request-body';
import { TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { usePage } from '~/ui/root-data';
import { AccountForm, AccountNotice, WaysOut } from './AccountForm';
import { Agreement } from './Agreement';
import { hidden, signUpFields } from './account-form.server';
import { EmailField, NewPasswordField } from './fields';
import { GoogleWay, GoogleWays, isWithGoogle, LeaveLater } from './google/GoogleWay';
import { hasGoogle, wayOutToGoogle } from './google/google.server';
import waysStyles from './google/ways.css?url';

const { handle, meta, links } = page({
  audience: 'everyone',
  countsDevices: true,
  isWayIn: true,
  layout: 'auth',
  styles: waysStyles,
  title: 'accounts.signUp.title',
});

export { handle, links, meta };

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  sent: new URL(request.url).searchParams.has('sent'),
  google: hasGoogle(context),
  wayOut: wayOutToGoogle(request, context),
});

/** Mails a link that creates the account. The response doesn't reveal whether the address already has one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, signUpFields(t));
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const { email, displayName, password } = submission.value;
  const refuse = (text: string, status: number) =>
    data(submission.reply({ ...hidden, formErrors: [text] }), { status });
  if (!canMail(context.env))
    return refuse(t('accounts.problems.mailOff', { contact: context.env.CONTACT }), 503);
  if (!(await mayMailNewMailbox(request, context, email, now)))
    return refuse(t('accounts.problems.tooManyMails'), 429);
  const passwordHash = await hashPassword(password);
  const outcome = await mailSignUp(request, context, { email, displayName, passwordHash }, now);
  if (outcome === 'refused') {
    const fieldErrors = { email: [t('accounts.problems.emailRefused')] };
    return data(submission.reply({ ...hidden, fieldErrors }), { status: 422 });
  }
  if (outcome === 'failed') return refuse(t('accounts.problems.mailFailed'), 503);
  const { search } = new URL(request.url);
  throw redirect(context.to(keepWhereTo('/sign-up?sent=1', search)));
}

export default function SignUp() {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { search } = usePage();
  const { sent, google, wayOut } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ displayName: string; email: string; password: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { displayName: { required: true }, email: { required: true }, password: { required: true } },
  });
  if (sent) {
    return (
      <AccountNotice title={t('accounts.sent.title')}>
        <p>{t('accounts.sent.signUp')}</p>
        <p>{t('accounts.sent.spam')}</p>
      </AccountNotice>
    );
  }
  if (google && !wayOut && isWithGoogle(search)) return <GoogleWay path="/sign-up" page="signUp" />;
  return (
    <AccountForm
      form={form}
      title={t('accounts.signUp.title')}
      ways={google && <GoogleWays path="/sign-up" wayOut={wayOut} />}
      lead={t('accounts.signUp.lead')}
      button={t('accounts.signUp.button')}
      more={
        <>
          <LeaveLater wayOut={wayOut} />
          <WaysOut ways={[[t('accounts.signUp.haveOne'), keepWhereTo('/sign-in', search)]]} />
        </>
      }
    >
      <TextField
        field={fields.displayName}
        {...words('accounts.displayName')}
        autoComplete="nickname"
        enterKeyHint="next"
      />
      <EmailField field={fields.email} />
      <NewPasswordField field={fields.password} label={t('accounts.password')} />
      <Agreement />
    </AccountForm>
  );
}
