import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logSecurity } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { readFormData } from '~/ui/form/request-body';
import { parseListQuery } from '~/ui/list-query';
import { Pages } from '~/ui/Pages';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { DecideRequest } from './DecideRequest';
import { requireOperator } from './guard.server';
import { RequestBadge, RequestTitle } from './RequestTitle';
import { answerField } from './request-form.server';
import { requestState } from './role-request';
import {
  approveRequest,
  declineRequest,
  findRequest,
  listDecidedRequests,
  listOpenRequests,
} from './role-request.server';
import { mailDecision } from './role-request-mails.server';

const { handle, meta, links } = page({
  layout: 'admin',
  enhance: true,
  title: 'requests.decideTitle',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'decideRequests');
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const [open, decided] = await Promise.all([
    listOpenRequests(context.db, page),
    listDecidedRequests(context.db),
  ]);
  const requests = open.requests.map(({ userId: _, userLocale: __, answer: ___, ...shown }) => shown);
  const before = decided.map(
    ({ id, kind, groupName, role, createdAt, approvedAt, declinedAt, withdrawnAt, userName, answer }) => ({
      ...{ id, kind, groupName, role, createdAt, userName, answer },
      ...{ approvedAt, declinedAt, withdrawnAt },
    }),
  );
  return { now: context.now, page, decided: before, requests, hasMore: open.hasMore };
}

interface Refusal {
  requestId: string;
  answer: string;
  problem: string;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireOperator(request, context, 'decideRequests');
  const now = new Date();
  const form = await readFormData(request);
  const here = new URL(request.url).pathname;
  const found = await findRequest(context.db, String(form.get('requestId')));
  const decision = form.get('decision');
  if (!found || (decision !== 'approve' && decision !== 'decline'))
    throw redirectWithToast(here, { kind: 'error', key: 'saveFailed' });

  const { t } = context;
  const typed = String(form.get('answer') ?? '');
  const parsed = answerField(t, decision === 'decline').safeParse(typed);
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? '';
    return data<Refusal>({ requestId: found.id, answer: typed.slice(0, 5000), problem }, { status: 422 });
  }
  const decide = decision === 'approve' ? approveRequest : declineRequest;
  const given = { id: found.id, byUserId: user.userId, answer: parsed.data, now };
  const decided = await decide(context.db, given);
  const after = await findRequest(context.db, found.id);
  if (decided && after) {
    logSecurity(`request.${decision === 'approve' ? 'approved' : 'declined'}`, {
      of: after.userId,
      kind: after.kind,
      group: after.groupId,
      role: after.role,
    });
  }
  if (decided && after) context.ctx.waitUntil(mailDecision(request, context, after));
  // A second press finds the same decision, which is as good; another one is not.
  const wanted = decision === 'approve' ? 'approved' : 'declined';
  const stands = after && requestState(after) === wanted;
  throw redirectWithToast(
    here,
    stands ? { kind: 'success', key: 'decided' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function DecideRequests() {
  const { now, page, requests, hasMore, decided } = useLoaderData<typeof loader>();
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
      {decided.length > 0 && (
        <section className="stack" aria-labelledby="decided">
          <h2 id="decided">{t('requests.decided')}</h2>
          <ul className="rows card">
            {decided.map((request) => (
              <li key={request.id} className="request">
                <RequestTitle request={request} now={now} />
                <RequestBadge request={request} />
                <p className="soft">{request.userName}</p>
                {request.answer && <p className="answer">{request.answer}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
