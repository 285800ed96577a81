import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mailNotice } from '~/accounts/account-mails.server';
import { hasPasskeys } from '~/accounts/passkeys/passkey.server';
import { countRecoveryCodes, renewRecoveryCodes } from '~/accounts/passkeys/recovery-code.server';
import { requireProven, requireSignedIn, toSignIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { logSecurity } from '~/log/log.server';
import { WaysOut } from '~/sign-in/AccountForm';
import { ButtonForm } from '~/ui/form/Form';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { RecoveryCodes } from './RecoveryCodes';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'passkeys.codes.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  if (!(await hasPasskeys(context.db, userId))) throw redirect(context.to('/mypage/passkeys'));
  return { left: (await countRecoveryCodes(context.db, userId)) ?? 0 };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, ctx } = context;
  const now = new Date();
  const user = await requireProven(request, context, now);
  const { userId } = user;
  if (!(await hasPasskeys(db, userId))) throw redirect(context.to('/mypage/passkeys'));
  const codes = await renewRecoveryCodes(db, user, now);
  if (!codes) throw toSignIn(request, context);
  logSecurity('recoveryCodes.renewed', { user: userId });
  const account = await findAccount(db, userId);
  if (account) ctx.waitUntil(mailNotice(request, context, 'codesRenewed', account));
  return data({ codes });
}

export default function RenewRecoveryCodes() {
  const { t } = useTranslation();
  const { left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="account-page stack">
      <h1>{t('passkeys.codes.title')}</h1>
      {answer ? (
        <RecoveryCodes codes={answer.codes} done="/mypage/passkeys" />
      ) : (
        <section className="card stack">
          <p>{t('passkeys.codes.lead')}</p>
          <p>{t('passkeys.codes.left', { number: left })}</p>
          <p>{t('passkeys.codes.renewLead')}</p>
          <ButtonForm button={t('passkeys.codes.renewButton')} />
          <WaysOut ways={[[t('accounts.back'), '/mypage/passkeys']]} />
        </section>
      )}
    </div>
  );
}
