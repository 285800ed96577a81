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

/** Opening it changes nothing: programs that check mails open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const email = await findRestorable(db, env.SESSION_SECRET, tokenOf(request), now);
  return data({ email, contact: env.CONTACT }, { status: email ? 200 : 410 });
}

/** Who opens the link reads the mailbox that the account had: no session is needed. It leads on to a new password. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx, env } = context;
  const token = tokenOf(request);
  const email = await findRestorable(db, env.SESSION_SECRET, token, now);
  // Hashing takes a tenth of a second: only for a link that works. Nobody knows this password.
  const nobodys = email && (await hashPassword(newToken()));
  const restored = nobodys && (await restoreEmail(db, env.SESSION_SECRET, token, nobodys, now));
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
