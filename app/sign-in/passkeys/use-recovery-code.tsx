import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailNotice } from '~/accounts/account-mails.server';
import { enter, findAttemptSource } from '~/accounts/known-place.server';
import { countRecoveryCodes, spendRecoveryCode } from '~/accounts/passkeys/recovery-code.server';
import { stillHasRecoveryCode } from '~/accounts/still-proven.server';
import { findAccount, findUserByEmail } from '~/accounts/user.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import { readFormData } from '~/http/request-body';
import { addressOf, forgetTries, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { AccountForm, WaysOut } from '~/sign-in/AccountForm';
import { emailField } from '~/sign-in/account-form.server';
import { EmailField } from '~/sign-in/fields';
import { TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta } = page({ audience: 'everyone', layout: 'auth', title: 'passkeys.recovery.title' });

export { handle, meta };

/** Defaults to the passkeys page, as the visitor has probably lost one. */
const goOnTo = (request: Request, to: (path: string) => string) =>
  new URL(request.url).searchParams.has('redirectTo') ? whereTo(request) : to('/mypage/passkeys');

/** Not limited for all strangers together: 120 bits can't be guessed, and an attacker could lock out the owner. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx, t } = context;
  const form = await readFormData(request);
  const code = z
    .string({ error: t('passkeys.recovery.codeRequired') })
    .max(1000, t('passkeys.recovery.wrong'));
  const submission = parseForm(form, z.object({ email: emailField(t), code }));
  if (submission.status !== 'success')
    return data(submission.reply({ hideFields: ['code'] }), { status: 422 });
  const { email } = submission.value;
  const refuse = (reason: 'wrong' | 'tooMany', status: number) => {
    logSecurity('signIn.refused', { way: 'recovery', reason });
    const formErrors = [t(reason === 'wrong' ? 'passkeys.recovery.wrong' : 'accounts.problems.tooManyTries')];
    return data(submission.reply({ hideFields: ['code'], formErrors }), { status });
  };
  const user = await findUserByEmail(db, email);
  const source = await findAttemptSource(request, context, user?.id, now);
  const own = limitsOf(`recovery ${email} by ${source.key}`, rates.guesses);
  const limits = [...own, ...limitsOf(`recovery from ${addressOf(request)}`, rates.guessesFromNetwork)];
  if (!(await mayTry(db, limits, now))) return refuse('tooMany', 429);
  const spent = await spendRecoveryCode(db, email, submission.value.code, now);
  if (!spent) return refuse('wrong', 422);
  const { userId, codeHash } = spent;
  await forgetTries(db, own);
  const [account, left = 0] = await Promise.all([findAccount(db, userId), countRecoveryCodes(db, userId)]);
  if (account) ctx.waitUntil(mailNotice(request, context, 'codeUsed', account, () => ({ number: left })));
  const headers = await enter(request, context, userId, 'recovery', stillHasRecoveryCode(codeHash));
  if (!headers) return refuse('wrong', 422);
  logSecurity('signIn', { way: 'recovery', user: userId });
  throw redirectWithToast(goOnTo(request, context.to), { kind: 'success', key: 'signedIn' }, headers);
}

export default function UseRecoveryCode() {
  const { t } = useTranslation();
  const words = useFieldWords()('passkeys.recovery.code');
  const { search } = usePage();
  const [form, fields] = useForm<{ email: string; code: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { email: { required: true }, code: { required: true } },
  });
  return (
    <AccountForm
      form={form}
      title={t('passkeys.recovery.title')}
      lead={t('passkeys.recovery.lead')}
      button={t('accounts.signIn.button')}
      more={<WaysOut ways={[[t('accounts.back'), keepWhereTo('/sign-in', search)]]} />}
    >
      <EmailField field={fields.email} />
      <TextField
        field={fields.code}
        {...words}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
    </AccountForm>
  );
}
