import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { enter } from '~/accounts/known-place.server';
import { hasOwnName, type PasskeyRefusal, provePasskey } from '~/accounts/passkeys/ceremony.server';
import { hasPasskeys } from '~/accounts/passkeys/passkey.server';
import { mayUsePasskey } from '~/accounts/passkeys/passkey-limit.server';
import { isFresh } from '~/accounts/proof';
import { needsStrongProof, requireSignedIn } from '~/accounts/require-signed-in.server';
import { renewProof } from '~/accounts/session.server';
import { stillHasPasskey } from '~/accounts/still-proven.server';
import { findAccount } from '~/accounts/user.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import { forbidden } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { WaysOut } from '~/sign-in/AccountForm';
import { hidden, passwordField } from '~/sign-in/account-form.server';
import { refusalOfPassword, refusePassword } from '~/sign-in/current-password.server';
import { CurrentPasswordField } from '~/sign-in/fields';
import { hasGoogle, wayOutToGoogle } from '~/sign-in/google/google.server';
import { LeaveApp } from '~/sign-in/google/LeaveApp';
import { Form } from '~/ui/form/Form';
import { parseForm } from '~/ui/form/parse-form';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocalePath, usePage } from '~/ui/root-data';
import { PasskeyForm } from './PasskeyForm';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  title: 'passkeys.confirm.title',
  styles,
});

export { handle, links, meta };

const goOnTo = (request: Request, to: (path: string) => string) =>
  new URL(request.url).searchParams.has('redirectTo') ? whereTo(request) : to('/mypage');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const user = await requireSignedIn(request, context);
  const [account, hasOwn, isStrong] = await Promise.all([
    findAccount(db, user.userId),
    hasPasskeys(db, user.userId),
    needsStrongProof(context, user),
  ]);
  if (!context.isPost && !isStrong && isFresh(user.provenAt, now))
    throw redirect(user.lacksPasskeyProof ? context.to('/mypage/passkeys') : goOnTo(request, context.to));
  return {
    email: user.email,
    isStrong,
    byPasskey: hasOwn && hasOwnName(request, context),
    byCode: hasOwn,
    byPassword: !isStrong && (account?.hasPassword ?? false),
    byGoogle: !isStrong && (account?.hasGoogle ?? false) && hasGoogle(context),
    wayOut: wayOutToGoogle(request, context),
  };
}

/** Takes a passkey's answer (`credential`), which starts a new session, or a password, which renews this one's proof. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, t } = context;
  const user = await requireSignedIn(request, context);
  const { userId } = user;
  const to = goOnTo(request, context.to);
  const form = await readFormData(request);
  if (form.has('credential') && hasOwnName(request, context)) {
    if (!(await mayUsePasskey(request, context, now)))
      return data({ refusal: t('accounts.problems.tooManyTries') }, { status: 429 });
    const scope = { purpose: 'confirm', userId } as const;
    const proven = await provePasskey(request, context, form.get('credential'), scope, now);
    const refuse = (reason: PasskeyRefusal) => {
      logSecurity('confirm.refused', { way: 'passkey', reason });
      return data({ refusal: t(`passkeys.refused.${reason}`) }, { status: 422 });
    };
    if ('refusal' in proven) return refuse(proven.refusal);
    const headers = await enter(request, context, userId, 'passkey', stillHasPasskey(proven.passkeyId));
    if (!headers) return refuse('unknown');
    logSecurity('confirmed', { way: 'passkey' });
    throw redirect(to, { headers });
  }
  if (await needsStrongProof(context, user)) throw forbidden(request);
  const submission = parseForm(form, z.object({ currentPassword: passwordField(t) }));
  if (submission.status !== 'success') return data({ lastResult: submission.reply(hidden) }, { status: 422 });
  const refusal = await refusalOfPassword(db, userId, submission.value.currentPassword, now);
  if (refusal) {
    const { data: lastResult, init } = refusePassword(submission, refusal, t);
    return data({ lastResult }, init ?? undefined);
  }
  await renewProof(db, user.sessionId, now);
  logSecurity('confirmed', { way: 'password' });
  throw redirect(to);
}

export default function ConfirmSelf() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { search } = usePage();
  const { email, isStrong, byPasskey, byCode, byPassword, byGoogle, wayOut } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ currentPassword: string }>({
    lastResult: answer && 'lastResult' in answer ? answer.lastResult : undefined,
    constraint: { currentPassword: { required: true } },
  });
  return (
    <div className="account-page">
      <section className="card stack">
        <h1>{t('passkeys.confirm.title')}</h1>
        <p>{t(isStrong ? 'passkeys.confirm.strongLead' : 'passkeys.confirm.lead')}</p>
        {answer && 'refusal' in answer && (
          <p className="notice bad" role="alert">
            {answer.refusal}
          </p>
        )}
        {byPasskey && (
          <PasskeyForm
            purpose="confirm"
            button={t('passkeys.confirm.passkey')}
            isPrimary
            instead={byPassword ? undefined : <p>{t('passkeys.unable')}</p>}
          />
        )}
        {byPassword && (
          <Form form={form}>
            {/* Lets password managers find the account. */}
            <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
            <CurrentPasswordField field={fields.currentPassword} isLast />
            <button className={byPasskey ? 'button wide' : 'button primary wide'} type="submit">
              {t('passkeys.confirm.password')}
            </button>
          </Form>
        )}
        {byGoogle && wayOut && <LeaveApp wayOut={wayOut} />}
        {byGoogle && !wayOut && (
          <a className="button wide" href={toPath(keepWhereTo('/auth/google', search))} rel="nofollow">
            {t('passkeys.confirm.google')}
          </a>
        )}
        {!isStrong && !byPassword && (
          <LinkButton to="/mypage/password" look="wide">
            {t('accounts.changePassword.setTitle')}
          </LinkButton>
        )}
        <WaysOut
          ways={[
            ...(byCode
              ? [[t('passkeys.recovery.way'), keepWhereTo('/sign-in/recovery', search)] as const]
              : []),
            [t('accounts.back'), '/mypage'],
          ]}
        />
      </section>
    </div>
  );
}
