import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import { inDays, retention } from '~/db/retention';
import { requireOperator } from '~/groups/guard.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { defaultTimeZone } from '~/time/instant';
import styles from '~/ui/desk.css?url';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { listUnsent, mailAgain } from './unsent-mails.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'health.unsent.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'mailAgain');
  const { db, now } = context;
  return { now, unsent: await listUnsent(db, now) };
}

/** Queues the mails of one notice again. Pressed twice, it mails nobody twice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireOperator(request, context, 'mailAgain');
  const form = await readFormData(request);
  const id = String(form.get('notice') ?? '');
  const { db, env } = context;
  const isQueued = /^\d{1,15}$/.test(id) && (await mailAgain(db, env, Number(id), new Date()));
  if (isQueued) logAct('notice.mailAgain', { by: userId });
  throw redirectWithToast(
    new URL(request.url).pathname,
    isQueued ? { kind: 'success', key: 'sending' } : { kind: 'error', key: 'changedMeanwhile' },
  );
}

export default function ListUnsentMails() {
  const { t } = useTranslation();
  const { now, unsent } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <h1>{t('health.unsent.title')}</h1>
      <p>{t('health.unsent.lead', { days: inDays(retention.noticeMails) })}</p>
      {unsent.length === 0 ? (
        <p className="notice good">{t('health.unsent.none')}</p>
      ) : (
        <ul className="rows card">
          {unsent.map((notice) => (
            <UnsentNotice key={notice.id} {...notice} now={now} />
          ))}
        </ul>
      )}
      <LinkButton to="/admin/health" look="quiet">
        {t('health.unsent.back')}
      </LinkButton>
    </div>
  );
}

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number];

function UnsentNotice({
  id,
  kind,
  tournament,
  groupName,
  unsent,
  failedAt,
  isStillTrue,
  now,
}: Unsent & { now: Date }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const name = (useLocale() === 'en' && tournament.nameEn) || tournament.name;
  const what = t(`webhooks.names.${wordOf[kind]}`);
  const since = (
    <span className="soft">
      <Instant at={failedAt} timeZone={defaultTimeZone} now={now} />
    </span>
  );
  return (
    <li>
      <p>
        <strong>{what}</strong>{' '}
        <span className="badge warn">{t('health.unsent.people', { count: unsent })}</span>
      </p>
      <p>
        <a href={toPath(`/tournaments/${tournament.id}`)}>{name}</a> <span className="soft">{groupName}</span>
      </p>
      {isStillTrue ? (
        <form method="post" className="row">
          {since}
          <button className="button" type="submit" name="notice" value={id}>
            {t('health.unsent.again')}
            <span className="visually-hidden">{` (${what}, ${name})`}</span>
          </button>
        </form>
      ) : (
        <p>
          {since} {t('health.unsent.past')}
        </p>
      )}
    </li>
  );
}
