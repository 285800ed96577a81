import { useForm } from '@conform-to/react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { enter } from '~/accounts/known-place.server';
import { hasOwnName } from '~/accounts/passkeys/ceremony.server';
import { findSignedIn } from '~/accounts/session.server';
import { stillHasPassword } from '~/accounts/still-proven.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import { readFormData } from '~/http/request-body';
import { pageTitle, translatorFor } from '~/locales/i18n';
import { logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { AccountForm, WaysOut } from './AccountForm';
import { emailField, hidden, passwordField } from './account-form.server';
import { authenticate, type SignInRefusal } from './authenticator.server';
import { CurrentPasswordField, EmailField } from './fields';
import { GoogleWay, GoogleWays, isWithGoogle, LeaveLater } from './google/GoogleWay';
import { hasGoogle, wayOutToGoogle } from './google/google.server';
import waysStyles from './google/ways.css?url';
import { PasskeyRefusalNote, PasskeyWay } from './passkeys/PasskeyWay';

const staffPath = '/admin/auth';

export const handle: PageHandle = {
  audience: 'everyone',
  isWayIn: true,
  countsDevices: true,
  layout: 'auth',
};

export const links = () => [{ rel: 'stylesheet', href: waysStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const staff = data?.isForStaff;
  const t = translatorFor(localeOf(matches));
  return [
    { title: pageTitle(t(staff ? 'accounts.signIn.adminTitle' : 'accounts.signIn.title')) },
    { name: 'robots', content: 'noindex' },
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await findSignedIn(request, context)) throw redirect(whereTo(request));
  return {
    isForStaff: context.way.pattern === staffPath,
    google: hasGoogle(context),
    wayOut: wayOutToGoogle(request, context),
    passkeys: hasOwnName(request, context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const { t } = context;
  const schema = z.object({ email: emailField(t), password: passwordField(t) });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const refuse = (reason: SignInRefusal) => {
    logSecurity('signIn.refused', { way: 'password', reason });
    const formErrors = [t(`accounts.problems.${reason}`)];
    return data(submission.reply({ ...hidden, formErrors }), {
      status: reason === 'tooManyGuesses' ? 429 : 422,
    });
  };
  const answer = await authenticate(request, context, form);
  if ('refusal' in answer) return refuse(answer.refusal);
  const { userId, passwordHash } = answer;
  const headers = await enter(request, context, userId, 'password', stillHasPassword(passwordHash));
  if (!headers) return refuse('wrongPassword');
  logSecurity('signIn', { way: 'password', user: userId });
  throw redirectWithToast(whereTo(request), { kind: 'success', key: 'signedIn' }, headers);
}

export default function SignIn() {
  const { t } = useTranslation();
  const { search } = usePage();
  const [form, fields] = useForm<{ email: string; password: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true }, password: { required: true } },
  });
  const { isForStaff: staff, google, wayOut, passkeys } = useLoaderData<typeof loader>();
  const way = staff ? staffPath : '/sign-in';
  if (google && !wayOut && isWithGoogle(search)) return <GoogleWay path={way} page="signIn" />;
  return (
    <AccountForm
      form={form}
      title={t(staff ? 'accounts.signIn.adminTitle' : 'accounts.signIn.title')}
      ways={
        <>
          {google && <GoogleWays path={way} wayOut={wayOut} />}
          <PasskeyRefusalNote />
        </>
      }
      lead={staff && t('accounts.signIn.adminLead')}
      button={t('accounts.signIn.button')}
      more={
        <>
          {passkeys && <PasskeyWay isForStaff={staff} />}
          <LeaveLater wayOut={wayOut} />
          <WaysOut
            ways={[
              [t('accounts.signIn.forgot'), keepWhereTo('/forgot-password', search)],
              [t('passkeys.recovery.way'), keepWhereTo('/sign-in/recovery', search)],
              [t('accounts.signIn.signUp'), keepWhereTo('/sign-up', search)],
            ]}
          />
        </>
      }
    >
      <EmailField field={fields.email} withPasskeys={passkeys} />
      <CurrentPasswordField field={fields.password} label={t('accounts.password')} isLast />
    </AccountForm>
  );
}
