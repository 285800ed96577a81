import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mailEmailChanged } from '~/accounts/account-mails.server';
import { findMailLink } from '~/accounts/mail-link.server';
import { changeEmail } from '~/accounts/user.server';
import { logSecurity } from '~/log/log.server';
import { AccountNotice, LinkOver } from '~/sign-in/AccountForm';
import { linkLoader, tokenOf } from '~/sign-in/link-page.server';
import { ButtonForm } from '~/ui/form/Form';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta } = page({ audience: 'person', layout: 'auth', title: 'accounts.confirmEmail.title' });

export { handle, meta };

export const loader = linkLoader('changeEmail');

/** Needs no session: the password was checked at the request, and the link proves access to the mailbox. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx } = context;
  const token = tokenOf(request);
  const link = await findMailLink(db, token, 'changeEmail', now);
  const { userId, email } = link ?? {};
  const before = userId && email ? await changeEmail(db, { token, userId, email }, now) : undefined;
  if (!before) return data({ over: true }, { status: 410 });
  logSecurity('email.changed', { user: link?.userId });
  ctx.waitUntil(mailEmailChanged(request, context, before, email ?? '', now));
  const to = context.to('/mypage');
  throw redirectWithToast(to, { kind: 'success', key: 'emailChanged' });
}

export default function ConfirmEmail() {
  const { t } = useTranslation();
  const { email } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over;
  if (!email || over) {
    return (
      <LinkOver
        text={t('accounts.linkOver.changeEmail')}
        to={'/mypage/email'}
        again={t('accounts.changeEmail.title')}
      />
    );
  }
  return (
    <AccountNotice title={t('accounts.confirmEmail.title')}>
      <p>{t('accounts.confirmEmail.lead', { email })}</p>
      <ButtonForm button={t('accounts.confirmEmail.button')} />
    </AccountNotice>
  );
}
