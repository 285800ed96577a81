import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mailNotice } from '~/accounts/account-mails.server';
import { findRestorable, restoreEmail } from '~/accounts/earlier-email.server';
import { hashPassword } from '~/accounts/password.server';
import { closeDesksOf } from '~/accounts/session.server';
import { newToken } from '~/accounts/tokens.server';
import { logSecurity } from '~/log/log.server';
import { AccountNotice, LinkOver } from '~/sign-in/AccountForm';
import { tokenOf } from '~/sign-in/link-page.server';
import { ButtonForm } from '~/ui/form/Form';
import { page } from '~/ui/page';

const { handle, meta } = page({ audience: 'person', layout: 'auth', title: 'access.restoreEmail.title' });

export { handle, meta };

/** A GET changes nothing: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const email = await findRestorable(db, env.SESSION_SECRET, tokenOf(request), now);
  return data({ email, contact: env.CONTACT }, { status: email ? 200 : 410 });
}

/** Needs no session: the link proves access to the account's former mailbox. Continues to a password reset. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx, env } = context;
  const token = tokenOf(request);
  const email = await findRestorable(db, env.SESSION_SECRET, token, now);
  // A random password that is thrown away. Hashing takes about 100 ms, so don't do it for a dead link.
  const unusableHash = email && (await hashPassword(newToken()));
  const restored = unusableHash && (await restoreEmail(db, env.SESSION_SECRET, token, unusableHash, now));
  if (!restored) return data({ over: true }, { status: 410 });
  logSecurity('email.restored', { user: restored.id });
  await closeDesksOf(context, restored.id);
  if (restored.email !== email) ctx.waitUntil(mailNotice(request, context, 'emailRestored', restored));
  throw redirect(context.to(`/reset-password?token=${restored.reset}`));
}

export default function RestoreEmail() {
  const { t } = useTranslation();
  const { email, contact } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over;
  if (!email || over)
    return (
      <LinkOver
        text={t('access.restoreEmail.over', { contact })}
        to="/forgot-password"
        again={t('accounts.reset.title')}
      />
    );
  return (
    <AccountNotice title={t('access.restoreEmail.title')}>
      <p>{t('access.restoreEmail.lead', { email })}</p>
      <ButtonForm button={t('access.restoreEmail.button')} />
    </AccountNotice>
  );
}
