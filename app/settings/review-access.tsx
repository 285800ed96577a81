import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { accessChoice, accessName } from '~/accounts/access';
import { listAccess, removeAccess } from '~/accounts/access.server';
import { mailNotice } from '~/accounts/account-mails.server';
import { requireProven, requireSignedIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import type { MailWords } from '~/accounts/write-mail.server';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'access.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const leadsOn = new URL(request.url).searchParams.has('redirectTo');
  return {
    all: await listAccess(context.db, userId),
    now: context.now,
    to: leadsOn ? whereTo(request) : context.to('/mypage'),
  };
}

/** Removes one credential (`access`) or all of them (`access=all`). Idempotent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx } = context;
  const form = await readFormData(request);
  const { userId } = await requireProven(request, context, now);
  const gone = await removeAccess(db, userId, String(form.get('access') ?? ''), now);
  const account = gone.length > 0 && (await findAccount(db, userId));
  if (account) {
    for (const { kind } of gone) logSecurity('access.removed', { user: userId, what: kind });
    const listIn = ({ t }: MailWords) =>
      gone.map((access) => t('access.line', { name: accessName(access, t), dates: '' })).join('\n');
    const mail = mailNotice(request, context, 'accessRemoved', account, (words) => ({ list: listIn(words) }));
    ctx.waitUntil(mail);
  }
  const to = context.to(keepWhereTo('/mypage/access', new URL(request.url).search));
  throw redirectWithToast(to, { kind: 'success', key: 'deleted' });
}

export default function ReviewAccess() {
  const { t } = useTranslation();
  const { all, now, to } = useLoaderData<typeof loader>();
  return (
    <div className="account-page stack">
      <h1>{t('access.title')}</h1>
      <p>{t(all.length > 0 ? 'access.lead' : 'access.none')}</p>
      {all.length > 0 && (
        <ul className="own-devices card">
          {all.map((access) => (
            <li key={accessChoice(access)}>
              <div>
                <strong>{accessName(access, t)}</strong>
                <p className="soft">
                  {'createdAt' in access && access.createdAt && (
                    <Labelled label={t('access.since')}>
                      <Instant at={access.createdAt} timeZone={defaultTimeZone} now={now} />
                    </Labelled>
                  )}
                  {'lastUsedAt' in access && (
                    <>
                      <br />
                      <Labelled label={t('access.lastUsed')}>
                        {access.lastUsedAt ? (
                          <Instant at={access.lastUsedAt} timeZone={defaultTimeZone} now={now} />
                        ) : (
                          t('access.never')
                        )}
                      </Labelled>
                    </>
                  )}
                </p>
              </div>
              <form method="post">
                <button
                  className="button danger"
                  type="submit"
                  name="access"
                  value={accessChoice(access)}
                  aria-label={t('access.removeOf', { name: accessName(access, t) })}
                >
                  {t('access.remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {all.length > 1 && (
        <form method="post">
          <button className="button danger wide" type="submit" name="access" value="all">
            {t('access.removeAll')}
          </button>
        </form>
      )}
      <LinkButton to="/mypage/sessions">{t('accounts.sessions.title')}</LinkButton>
      <a className="button primary wide" href={to}>
        {t('access.done')}
      </a>
    </div>
  );
}
