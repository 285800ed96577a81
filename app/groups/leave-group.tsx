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
import { findMember, removeMember } from './member.server';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'groups.leave.title',
});

export { handle, meta };

/** @throws 404 for a site admin who isn't a member */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'seeGroup');
  const member = await findMember(context.db, group.id, user.userId);
  if (!member) throw pageNotFound(request);
  return { group, isLastAdmin: member.isLastAdmin };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group, user } = await requireGroup(request, context, params.id, 'seeGroup');
  const left = (await isConfirmed(request)) && (await removeMember(context.db, group.id, user.userId));
  if (left === 'removed') {
    logSecurity('member.left', { group: group.id });
    context.closeDesks([group.id]);
  }
  throw left
    ? redirectWithToast(context.to('/admin/mypage'), { kind: 'success', key: 'groupLeft' })
    : redirectWithToast(context.to(`/admin/${group.id}/leave`), {
        kind: 'error',
        key: 'saveFailed',
      });
}

export default function LeaveGroup() {
  const { group, isLastAdmin } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <Confirm
      title={t('groups.leave.title')}
      button={isLastAdmin ? undefined : t('groups.leave.button')}
      cancel={t('groups.leave.cancel')}
      back={toPath('/admin/mypage')}
    >
      <p>{isLastAdmin ? t('groups.leave.lastAdmin') : t('groups.leave.lead', { name: group.name })}</p>
    </Confirm>
  );
}
