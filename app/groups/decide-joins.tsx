import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFormData } from '~/http/request-body';
import styles from '~/ui/desk.css?url';
import { parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { requireGroup } from './guard.server';
import { logStaff } from './log/staff-log.server';
import { decidesJoins } from './member.server';
import { DecideRequest } from './requests/DecideRequest';
import { decideRequest } from './requests/decide-request.server';
import { RequestList } from './requests/RequestList';
import { listDecidedRequests, listOpenRequests } from './requests/role-request.server';
import { decidedRequest, shownRequest } from './requests/shown-request';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: 'requests.joinsTitle',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'manageMembers');
  const { db, now } = context;
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const queue = { kind: 'join', groupId: group.id } as const;
  const [open, decided, decides] = await Promise.all([
    listOpenRequests(db, queue, page),
    listDecidedRequests(db, queue),
    decidesJoins(db, group.id, user.userId),
  ]);
  return {
    now,
    page,
    group,
    requests: decides ? open.requests.map(shownRequest) : [],
    // Read-only, for viewers who may not decide.
    seen: decides ? [] : open.requests.map(decidedRequest),
    hasMore: open.hasMore,
    decided: decided.map(decidedRequest),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'manageMembers');
  const form = await readFormData(request);
  if (!(await decidesJoins(context.db, group.id, user.userId))) throw redirect(context.to('/error/403'));
  const queue = { kind: 'join', groupId: group.id } as const;
  const outcome = await decideRequest(request, context, form, queue, user.userId);
  if ('refusal' in outcome) return data(outcome.refusal, { status: 422 });
  if (outcome.stands) logStaff(context, { group, user, act: 'decided' });
  throw redirectWithToast(
    new URL(request.url).pathname,
    outcome.stands ? { kind: 'success', key: 'decided' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function DecideJoins() {
  const { now, page, group, requests, seen, hasMore, decided } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('requests.joinsTitle')}</h1>
      {requests.length + seen.length === 0 && <p>{t('requests.noneOpen')}</p>}
      {seen.length > 0 && (
        <>
          <p className="soft">{t('requests.joinsLead')}</p>
          <RequestList requests={seen} now={now} />
        </>
      )}
      {requests.map((request) => (
        <DecideRequest
          key={request.id}
          request={request}
          now={now}
          refused={refusal?.requestId === request.id ? refusal : undefined}
        />
      ))}
      <Pages page={page} hasMore={hasMore} pathOf={(to) => `/admin/${group.id}/requests?page=${to}`} />
      {decided.length > 0 && (
        <section className="stack" aria-labelledby="decided">
          <h2 id="decided">{t('requests.decided')}</h2>
          <RequestList requests={decided} now={now} />
        </section>
      )}
    </div>
  );
}
