import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { inDays, retention } from '~/db/retention';
import { requireOperator } from '~/groups/guard.server';
import styles from '~/ui/desk.css?url';
import { pageOf } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { StaffLog } from './StaffLog';
import { listStaffLog } from './staff-log.server';

const { handle, meta, links } = page({
  audience: 'staff',
  layout: 'admin',
  enhance: true,
  title: 'staffLog.siteTitle',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'seeSiteLog');
  const page = pageOf(new URL(request.url).searchParams);
  return { now: context.now, page, ...(await listStaffLog(context.db, 'siteAdmins', page)) };
}

export default function ViewSiteLog() {
  const { now, page, entries, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('staffLog.siteTitle')}</h1>
      <p className="soft">{t('staffLog.lead', { days: inDays(retention.staffLog) })}</p>
      <StaffLog entries={entries} now={now} namesGroup />
      <Pages page={page} hasMore={hasMore} pathOf={(to) => `/admin/log?page=${to}`} />
    </div>
  );
}
