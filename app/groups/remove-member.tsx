import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { logSecurity } from '~/log/log.server';
import { Confirm, isConfirmed } from '~/ui/Confirm';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { requireGroup } from './guard.server';
import { logStaff } from './log/staff-log.server';
import { findMember, removeMember } from './member.server';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'deleteFailed' },
  title: 'groups.member.removeTitle',
});

export { handle, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const member = await findMember(context.db, group.id, params.userId);
  if (!member) throw pageNotFound(request);
  const { displayName, accountName, isLastAdmin } = member;
  return { group, isLastAdmin, name: isLastAdmin ? undefined : displayName || accountName };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'manageMembers');
  const userId = (params.userId ?? '').toLowerCase();
  const removed = (await isConfirmed(request)) && (await removeMember(context.db, group.id, userId));
  if (removed === 'removed') {
    logSecurity('member.removed', { group: group.id, of: userId });
    logStaff(context, { group, user, act: 'changedRole' });
    context.closeDesks([group.id]);
  }
  const members = context.to(`/admin/${group.id}/members`);
  throw removed
    ? redirectWithToast(members, { kind: 'success', key: 'memberRemoved' })
    : redirectWithToast(`${members}/${userId}/remove`, { kind: 'error', key: 'deleteFailed' });
}

export default function RemoveMember() {
  const { group, name, isLastAdmin } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <Confirm
      title={t('groups.member.removeTitle')}
      button={isLastAdmin ? undefined : t('groups.member.removeButton')}
      cancel={t('groups.leave.cancel')}
      back={toPath(`/admin/${group.id}/members`)}
    >
      <p>
        {isLastAdmin
          ? t('groups.member.lastAdmin')
          : t('groups.member.removeLead', { name, group: group.name })}
      </p>
    </Confirm>
  );
}
