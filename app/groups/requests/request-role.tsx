import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import styles from '~/ui/desk.css?url';
import { parseForm } from '~/ui/form/parse-form';
import { parseListQuery } from '~/ui/list/list-query';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { ChooseGroup } from '../ChooseGroup';
import { findGroupName, listGroups } from '../group.server';
import { JoinGroupForm } from '../JoinGroupForm';
import { NewGroupForm } from '../NewGroupForm';
import { OwnRequests } from './OwnRequests';
import { joinFields, newGroupFields } from './request-form.server';
import { maxOpenRequests } from './role-request';
import { addRequest, listOwnRequests, withdrawRequest } from './role-request.server';
import { mailJoinRequest } from './role-request-mails.server';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'requests.title',
  styles,
});

export { handle, links, meta };

/** `?kind=join` asks to join a group: `?q=` searches for one, `?group=` selects it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const { now } = context;
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind') === 'join' ? ('join' as const) : ('newGroup' as const);
  const query = parseListQuery(searchParams);
  const own = await listOwnRequests(context.db, user.userId);
  const group = await findGroupName(context.db, searchParams.get('group') ?? '');
  const results =
    kind === 'join' && !group ? await listGroups(context.db, query, user.userId, now) : undefined;
  const requests = own.map(
    ({ id, kind, groupId, groupName, role, createdAt, approvedAt, declinedAt, withdrawnAt, answer }) => ({
      id,
      kind,
      groupId,
      groupName,
      role,
      createdAt,
      answer,
      approvedAt,
      declinedAt,
      withdrawnAt,
    }),
  );
  return { now, kind, query, own: requests, group, results };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const now = new Date();
  const { db } = context;
  const form = await readFormData(request);
  const { pathname } = new URL(request.url);
  if (form.get('intent') === 'withdraw') {
    const withdrawn = await withdrawRequest(db, user.userId, String(form.get('requestId')), now);
    throw redirectWithToast(
      pathname,
      withdrawn ? { kind: 'success', key: 'requestWithdrawn' } : { kind: 'error', key: 'saveFailed' },
    );
  }
  const { t } = context;
  const isJoin = form.get('kind') === 'join';
  const submission = isJoin ? parseForm(form, joinFields(t)) : parseForm(form, newGroupFields(t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const refuse = (message: string, status = 422) =>
    data(submission.reply({ formErrors: [message] }), { status });

  const newRequest =
    'groupId' in submission.value
      ? ({ kind: 'join', ...submission.value } as const)
      : ({ kind: 'newGroup', ...submission.value } as const);
  const groupToJoin = newRequest.kind === 'join' ? await findGroupName(db, newRequest.groupId) : undefined;
  if (newRequest.kind === 'join' && !groupToJoin)
    return data(submission.reply({ fieldErrors: { groupId: [t('requests.problems.groupRequired')] } }), {
      status: 422,
    });
  const limits = limitsOf(`role requests of ${user.userId}`, rates.roleRequests);
  if (!(await mayTry(db, limits, now))) return refuse(t('accounts.problems.tooManyTries'), 429);
  const outcome = await addRequest(db, user.userId, newRequest, now);
  if (outcome === 'tooMany') return refuse(t('requests.problems.tooMany', { max: maxOpenRequests }));
  if (outcome === 'added' && newRequest.kind === 'join' && groupToJoin) {
    const { role, purpose } = newRequest;
    const mail = {
      groupId: groupToJoin.id,
      groupName: groupToJoin.name,
      role,
      purpose,
      userName: user.displayName,
    };
    context.ctx.waitUntil(mailJoinRequest(request, context, mail));
  }
  throw redirectWithToast(pathname, { kind: 'success', key: 'requestSent' });
}

export default function RequestRole() {
  const { now, kind, query, own, group, results } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="stack narrow">
      <h1>{t('requests.title')}</h1>
      <p>
        {t('requests.lead')} <a href={toPath('/guide/organizers')}>{t('guide.organizers.title')}</a>
      </p>
      <OwnRequests requests={own} now={now} />
      <nav className="kinds" aria-label={t('requests.kind')}>
        <a href={toPath('/request-role')} aria-current={kind === 'newGroup' ? 'page' : undefined}>
          {t('requests.kinds.newGroup')}
        </a>
        <a href={toPath('/request-role?kind=join')} aria-current={kind === 'join' ? 'page' : undefined}>
          {t('requests.kinds.join')}
        </a>
      </nav>
      {kind === 'newGroup' && <NewGroupForm lastResult={lastResult} />}
      {kind === 'join' && group && <JoinGroupForm lastResult={lastResult} group={group} />}
      {results && <ChooseGroup query={query} {...results} />}
    </div>
  );
}
