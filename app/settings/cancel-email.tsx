import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cancelEmailChanges, findEmailChange } from '~/accounts/mail-link.server';
import { logSecurity } from '~/log/log.server';
import { AccountNotice, LinkOver } from '~/sign-in/AccountForm';
import { tokenOf } from '~/sign-in/link-page.server';
import { ButtonForm } from '~/ui/form/Form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';

const { handle, meta } = page({ audience: 'person', layout: 'auth', title: 'access.cancelEmail.title' });

export { handle, meta };

/** A GET changes nothing: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('done')) return data({ done: true, email: undefined });
  const change = await findEmailChange(context.db, context.env.SESSION_SECRET, tokenOf(request), context.now);
  return data({ done: false, email: change?.email }, { status: change ? 200 : 410 });
}

/** Needs no session: the link proves access to the account's mailbox. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, env } = context;
  const change = await findEmailChange(db, env.SESSION_SECRET, tokenOf(request), new Date());
  if (!change?.userId) return data({ over: true }, { status: 410 });
  await cancelEmailChanges(db, change.userId);
  logSecurity('email.changeCanceled', { user: change.userId });
  throw redirect(context.to('/cancel-email?done=1'));
}

export default function CancelEmail() {
  const { t } = useTranslation();
  const { email, done } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over;
  if (done)
    return (
      <AccountNotice title={t('access.cancelEmail.done')}>
        <p>{t('access.cancelEmail.next')}</p>
        <LinkButton to="/forgot-password" look="primary wide">
          {t('accounts.reset.title')}
        </LinkButton>
      </AccountNotice>
    );
  if (!email || over)
    return (
      <LinkOver text={t('access.cancelEmail.over')} to="/forgot-password" again={t('accounts.reset.title')} />
    );
  return (
    <AccountNotice title={t('access.cancelEmail.title')}>
      <p>{t('access.cancelEmail.lead', { email })}</p>
      <ButtonForm button={t('access.cancelEmail.button')} />
    </AccountNotice>
  );
}
