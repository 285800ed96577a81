import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mailNotice } from '~/accounts/account-mails.server';
import { findMailLink, takeMailLink } from '~/accounts/mail-link.server';
import { AccountNotice } from '~/accounts/sign-in/AccountForm';
import { changeEmail } from '~/accounts/user.server';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

export const handle: PageHandle = { layout: 'auth' };
const { meta } = page({
  title: (t) => t('accounts.confirmEmail.title'),
});

export { meta };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Opening the link changes nothing: programs that check mails open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await findMailLink(context.db, tokenOf(request), 'changeEmail', context.now);
  return data({ email: link?.email }, { status: link ? 200 : 410 });
}

/** Who asked for it proved the password, and who opens the link reads the mailbox: no session is needed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx } = context;
  const token = tokenOf(request);
  const link = await findMailLink(db, token, 'changeEmail', now);
  const taken = link?.userId && (await takeMailLink(db, token, 'changeEmail', now));
  const before = taken && link.userId ? await changeEmail(db, link.userId, link.email, now) : undefined;
  if (!before) return data({ over: true }, { status: 410 });
  ctx.waitUntil(mailNotice(request, context, 'emailChanged', before));
  const to = context.to('/mypage');
  throw redirectWithToast(to, { kind: 'success', key: 'emailChanged' });
}

export default function ConfirmEmail() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { email } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over;
  if (!email || over) {
    return (
      <AccountNotice title={t('accounts.linkOver.title')}>
        <p>{t('accounts.linkOver.changeEmail')}</p>
        <a className="button wide" href={toPath('/mypage/email')}>
          {t('accounts.changeEmail.title')}
        </a>
      </AccountNotice>
    );
  }
  return (
    <AccountNotice title={t('accounts.confirmEmail.title')}>
      <p>{t('accounts.confirmEmail.lead', { email })}</p>
      <form method="post">
        <button className="button primary wide" type="submit">
          {t('accounts.confirmEmail.button')}
        </button>
      </form>
    </AccountNotice>
  );
}
