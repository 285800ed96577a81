import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFormData } from '~/http/request-body';
import styles from '~/ui/desk.css?url';
import { parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { requireOperator } from '../guard.server';
import { DecideRequest } from './DecideRequest';
import { decideRequest } from './decide-request.server';
import { RequestList } from './RequestList';
import { listDecidedRequests, listOpenRequests } from './role-request.server';
import { decidedRequest, shownRequest } from './shown-request';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'requests.decideTitle',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'decideRequests');
  const { db, now } = context;
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const [open, decided, joins] = await Promise.all([
    listOpenRequests(db, { kind: 'newGroup' }, page),
    listDecidedRequests(db, { kind: 'newGroup' }),
    listOpenRequests(db, { kind: 'join' }, 1),
  ]);
  return {
    now,
    page,
    requests: open.requests.map(shownRequest),
    hasMore: open.hasMore,
    decided: decided.map(decidedRequest),
    // Read-only: decided by the admins of those groups.
    joins: joins.requests.map(decidedRequest),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireOperator(request, context, 'decideRequests');
  const form = await readFormData(request);
  const outcome = await decideRequest(request, context, form, { kind: 'newGroup' }, user.userId);
  if ('refusal' in outcome) return data(outcome.refusal, { status: 422 });
  throw redirectWithToast(
    new URL(request.url).pathname,
    outcome.stands ? { kind: 'success', key: 'decided' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function DecideRequests() {
  const { now, page, requests, hasMore, decided, joins } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('requests.decideTitle')}</h1>
      {requests.length === 0 && <p>{t('requests.noneOpen')}</p>}
      {requests.map((request) => (
        <DecideRequest
          key={request.id}
          request={request}
          now={now}
          refused={refusal?.requestId === request.id ? refusal : undefined}
        />
      ))}
      <Pages page={page} hasMore={hasMore} pathOf={(to) => `/admin/requests?page=${to}`} />
      {joins.length > 0 && (
        <section className="stack" aria-labelledby="joins">
          <h2 id="joins">{t('requests.joins')}</h2>
          <p className="soft">{t('requests.joinsLead')}</p>
          <RequestList requests={joins} now={now} />
        </section>
      )}
      {decided.length > 0 && (
        <section className="stack" aria-labelledby="decided">
          <h2 id="decided">{t('requests.decided')}</h2>
          <RequestList requests={decided} now={now} />
        </section>
      )}
    </div>
  );
}
