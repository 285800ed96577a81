import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn, toSignIn } from '~/accounts/require-signed-in.server';
import { readFormData } from '~/http/request-body';
import { localePath } from '~/locales/locale';
import { logSecurity } from '~/log/log.server';
import { defaultTimeZone } from '~/time/instant';
import { CopyField } from '~/ui/CopyField';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { findCalendarLink, renewCalendarLink, stopCalendarLink } from './calendar-link.server';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'feeds.own.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  return { since: await findCalendarLink(context.db, userId), now: context.now };
}

/** Deletes the link with `stop`; otherwise makes a new one, whose URL is only in this answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const form = await readFormData(request);
  if (form.get('intent') === 'stop') {
    await stopCalendarLink(context.db, user.userId);
    logSecurity('calendar.stopped');
    return data({ url: undefined });
  }
  const secret = await renewCalendarLink(context.db, user, new Date());
  if (!secret) throw toSignIn(request, context);
  logSecurity('calendar.renewed');
  const path = localePath(`/${context.locale}`, `/calendar/${secret}/sixsheet.ics`);
  return data({ url: new URL(path, context.env.PUBLIC_URL || request.url).href });
}

export default function ManageCalendar() {
  const { t } = useTranslation();
  const { since, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="account-page stack">
      <h1>{t('feeds.own.title')}</h1>
      <p>{t('feeds.own.lead')}</p>
      <p className="soft">{t('feeds.own.secret')}</p>
      {answer && <Answer {...answer} />}
      <section className="card stack" aria-label={t('feeds.own.url')}>
        {since ? (
          <>
            <p>
              <Labelled label={t('feeds.own.since')}>
                <Instant at={since} timeZone={defaultTimeZone} now={now} />
              </Labelled>
            </p>
            <p>{t('feeds.own.renewLead')}</p>
          </>
        ) : (
          <p>{t('feeds.own.none')}</p>
        )}
        <form method="post" className="stack">
          <button className={since ? 'button wide' : 'button primary wide'} type="submit">
            {t(since ? 'feeds.own.renew' : 'feeds.own.make')}
          </button>
          {since && (
            <button className="button danger wide" type="submit" name="intent" value="stop">
              {t('feeds.own.stop')}
            </button>
          )}
        </form>
      </section>
      <LinkButton to="/mypage" look="quiet">
        {t('accounts.back')}
      </LinkButton>
    </div>
  );
}

function Answer({ url }: { url?: string }) {
  const { t } = useTranslation();
  if (!url)
    return (
      <p className="notice" role="status">
        {t('feeds.own.stopped')}
      </p>
    );
  return (
    <div className="notice good stack" role="status">
      <p>{t('feeds.own.made')}</p>
      <CopyField
        id="calendar-url"
        label={t('feeds.own.url')}
        hint={t('feeds.own.urlHint')}
        value={url}
        copy={t('feeds.links.copy')}
      />
      <a className="button primary wide" href={url.replace(/^https?:/, 'webcal:')}>
        {t('feeds.own.open')}
      </a>
    </div>
  );
}
