import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { inDays, retention } from '~/db/retention';
import { requireGroup } from '~/groups/guard.server';
import styles from '~/ui/desk.css?url';
import { pageOf } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { TableFiles } from '~/ui/TableFiles';
import { StaffLog } from './StaffLog';
import { listStaffLog } from './staff-log.server';

const { handle, meta, links } = page({ audience: 'staff', enhance: true, title: 'staffLog.title', styles });

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'seeStaffLog');
  const page = pageOf(new URL(request.url).searchParams);
  return {
    now: context.now,
    page,
    groupId: group.id,
    ...(await listStaffLog(context.db, { groupId: group.id }, page)),
  };
}

export default function ViewStaffLog() {
  const { now, page, groupId, entries, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('staffLog.title')}</h1>
      <p className="soft">{t('staffLog.lead', { days: inDays(retention.staffLog) })}</p>
      {entries.length > 0 && (
        <p className="desk-actions">
          <TableFiles path={`/admin/${groupId}/log`} />
        </p>
      )}
      <StaffLog entries={entries} now={now} />
      <Pages page={page} hasMore={hasMore} pathOf={(to) => `/admin/${groupId}/log?page=${to}`} />
    </div>
  );
}
