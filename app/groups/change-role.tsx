import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { Confirm } from '~/ui/Confirm';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { requireGroup } from './guard.server';
import { logStaff } from './log/staff-log.server';
import { changeRole, findMember } from './member.server';
import { roles } from './permission';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'groups.member.roleTitle',
});

export { handle, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const member = await findMember(context.db, group.id, params.userId);
  if (!member) throw pageNotFound(request);
  const { displayName, accountName, role, isLastAdmin } = member;
  if (isLastAdmin) return { group, isLastAdmin };
  return { group, isLastAdmin, name: displayName || accountName, role };
}

/** Idempotent: the form names the new role instead of toggling the current one. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'manageMembers');
  const userId = (params.userId ?? '').toLowerCase();
  const form = await readFormData(request);
  const role = roles.find((each) => each === form.get('role'));
  const changed =
    form.get('sure') === 'yes' && role && (await changeRole(context.db, group.id, userId, role));
  if (changed) {
    logSecurity('member.role', { group: group.id, of: userId, role });
    logStaff(context, { group, user, act: 'changedRole' });
    context.closeDesks([group.id]);
  }
  throw redirectWithToast(
    context.to(`/admin/${group.id}/members`),
    changed ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function ChangeRole() {
  const { group, name, role, isLastAdmin } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const other = role === 'admin' ? 'moderator' : 'admin';
  const button = t(other === 'admin' ? 'groups.member.makeAdmin' : 'groups.member.makeModerator');
  return (
    <Confirm
      title={t('groups.member.roleTitle')}
      button={isLastAdmin ? undefined : button}
      cancel={t('groups.leave.cancel')}
      back={toPath(`/admin/${group.id}/members`)}
      hidden={{ role: other }}
    >
      <p>
        {isLastAdmin
          ? t('groups.member.lastAdmin')
          : t(`groups.member.roleLead.${other}`, { name, group: group.name })}
      </p>
    </Confirm>
  );
}
