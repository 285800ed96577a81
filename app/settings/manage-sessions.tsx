import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { deviceName, deviceOf } from '~/accounts/device';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { endOtherSessions, listSessions } from '~/accounts/session.server';
import { readFormData } from '~/http/request-body';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'accounts.sessions.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, sessionId } = await requireSignedIn(request, context);
  const rows = await listSessions(context.db, userId, context.now);
  const sessions = rows.map(({ id, userAgent, proof, createdAt, lastSeenAt }) => {
    const isHere = id === sessionId;
    return {
      // The current session ends by signing out instead.
      id: isHere ? undefined : id,
      isHere,
      proof,
      createdAt,
      lastSeenAt: isHere ? context.now : lastSeenAt,
      ...deviceOf(userAgent),
    };
  });
  sessions.sort((a, b) => Number(b.isHere) - Number(a.isHere));
  return { sessions, now: context.now };
}

/** Ends one other session (`session`) or every other one (`intent=all`). Idempotent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const own = await requireSignedIn(request, context);
  const form = await readFormData(request);
  const id = form.get('session');
  const which = form.get('intent') === 'all' ? 'all' : { id: typeof id === 'string' ? id : '' };
  await endOtherSessions(context, own, which);
  throw redirectWithToast(context.to('/mypage/sessions'), { kind: 'success', key: 'devicesSignedOut' });
}

export default function ManageSessions() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { sessions, now } = useLoaderData<typeof loader>();
  const hasOthers = sessions.some(({ isHere }) => !isHere);
  return (
    <div className="account-page stack">
      <h1>{t('accounts.sessions.title')}</h1>
      <p>{t('accounts.sessions.lead')}</p>
      <ul className="own-devices card">
        {sessions.map(({ id, isHere, proof, createdAt, lastSeenAt, ...device }) => (
          <li key={id ?? 'here'}>
            <div>
              <strong>{deviceName(device, t)}</strong>
              <p className="soft">
                <Labelled label={t('accounts.sessions.since')}>
                  <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
                </Labelled>
                <br />
                <Labelled label={t('accounts.sessions.seen')}>
                  <Instant at={lastSeenAt} timeZone={defaultTimeZone} now={now} />
                </Labelled>
                {proof && (
                  <>
                    <br />
                    <Labelled label={t('accounts.sessions.how')}>
                      {t(`accounts.sessions.by.${proof}`)}
                    </Labelled>
                  </>
                )}
              </p>
            </div>
            {isHere ? (
              <span className="badge">{t('accounts.sessions.here')}</span>
            ) : (
              <form method="post">
                <input type="hidden" name="session" value={id} />
                <button
                  className="button danger"
                  type="submit"
                  aria-label={t('accounts.sessions.endOf', {
                    device: deviceName(device, t),
                    since: formatInstant(createdAt, defaultTimeZone, locale, now),
                  })}
                >
                  {t('accounts.sessions.end')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <form method="post">
          <button className="button danger wide" type="submit" name="intent" value="all">
            {t('accounts.sessions.others')}
          </button>
        </form>
      ) : (
        <p className="soft">{t('accounts.sessions.none')}</p>
      )}
      <p className="soft">{t('accounts.sessions.limits')}</p>
      <LinkButton to="/mypage/password">{t('accounts.sessions.password')}</LinkButton>
      <LinkButton to="/mypage/access">{t('access.title')}</LinkButton>
      <LinkButton to="/mypage" look="quiet">
        {t('accounts.back')}
      </LinkButton>
    </div>
  );
}
