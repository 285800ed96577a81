import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { readFormData } from '~/http/request-body';
import { localePath } from '~/locales/locale';
import { logSecurity } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { redirectWithToast } from '~/ui/toast';
import { AddMember } from './AddMember';
import { requireGroup } from './guard.server';
import { JoinLink } from './JoinLink';
import { JoinsWait } from './JoinsWait';
import { logStaff } from './log/staff-log.server';
import { MemberRow } from './MemberRow';
import { addMember, listMembers } from './member.server';
import { memberFields } from './member-form.server';
import { type EffectiveRole, may, type Role, roles } from './permission';
import { countOpenJoins } from './requests/role-request.server';
import { type MemberPrefill, prefillFields } from './typed-member';

const { handle, meta, links } = page({
  audience: 'staff',
  enhance: true,
  failed: { writing: 'memberAddFailed' },
  title: 'groups.member.title',
  styles,
});

export { handle, links, meta };

const grantableRoles = (place: EffectiveRole): readonly Role[] =>
  may(place, 'manageMembers') ? roles : roles.filter((role) => role === 'moderator');

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'seeGroup');
  const { searchParams } = new URL(request.url);
  const prefill: MemberPrefill = Object.fromEntries(
    prefillFields
      .filter((name) => searchParams.get(name))
      .map((name) => [name, searchParams.get(name)?.slice(0, 200)]),
  );
  const manages = may(group.place, 'manageMembers');
  const rows = await listMembers(context.db, group.id);
  const members = rows.map(({ userId, accountName, displayName, role, tonamelId, isLastAdmin }) => ({
    name: displayName || accountName,
    role,
    tonamelId,
    isLastAdmin,
    isSelf: userId === user.userId,
    // Don't reveal IDs to viewers who can't edit members.
    userId: manages ? userId : undefined,
  }));
  const joins = manages ? await countOpenJoins(context.db, group.id) : 0;
  return { group, prefill, members, joins };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readFormData(request);
  if (!(await findSignedIn(request, context))) throw toSignIn(request, form);
  const { group, user } = await requireGroup(request, context, params.id, 'addModerators');
  const { t } = context;
  const here = context.to(`/admin/${group.id}/members`);

  const submission = parseForm(form, memberFields(t, grantableRoles(group.place)));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const outcome = await addMember(context.db, group.id, submission.value).catch(() => 'failed' as const);
  if (outcome === 'failed')
    return data(submission.reply({ formErrors: [t('errors.memberAddFailed')] }), { status: 503 });
  if (outcome !== 'added') {
    const problem = outcome === 'unknown' ? 'uidUnknown' : 'alreadyMember';
    const fieldErrors = { uid: [t(`groups.member.problems.${problem}`)] };
    return data(submission.reply({ fieldErrors }), { status: 422 });
  }
  const { uid, role } = submission.value;
  logSecurity('member.added', { group: group.id, of: uid, role });
  logStaff(context, { group, user, act: 'changedRole' });
  throw redirectWithToast(here, { kind: 'success', key: 'memberAdded' });
}

/** Redirects an ended session to the sign-in, carrying the typed values to prefill the form afterwards. */
function toSignIn(request: Request, form: FormData): Response {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  const query = new URLSearchParams();
  for (const name of prefillFields) {
    const value = form.get(name);
    if (typeof value === 'string' && value) query.set(name, value.slice(0, 200));
  }
  const redirectTo = query.size > 0 ? `${path}?${query}` : path;
  return redirectWithToast(`${localePath(path, '/admin/auth')}?${new URLSearchParams({ redirectTo })}`, {
    kind: 'error',
    key: 'memberNotAuthenticated',
  });
}

export default function ManageMembers() {
  const { group, members, prefill, joins } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const manages = may(group.place, 'manageMembers');
  return (
    <div className="stack">
      <h1>{t('groups.member.title')}</h1>
      {!manages && <p className="soft">{t('groups.member.readOnly')}</p>}
      {joins > 0 && <JoinsWait count={joins} groupId={group.id} />}
      <ul className="rows card">
        {members.map((member, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved in the browser
          <MemberRow key={at} member={member} groupId={group.id} manages={manages} />
        ))}
      </ul>
      <p className="row">
        <TableFiles path={`/admin/${group.id}/members`} />
      </p>
      {may(group.place, 'seeStaffLog') && (
        <p>
          <a href={toPath(`/admin/${group.id}/log`)}>{t('staffLog.title')}</a>
        </p>
      )}
      {may(group.place, 'addModerators') && (
        <div className="stack columns">
          <JoinLink groupId={group.id} />
          <AddMember lastResult={lastResult} prefill={prefill} roles={grantableRoles(group.place)} />
        </div>
      )}
    </div>
  );
}
