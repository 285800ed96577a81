import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { tableFile } from '~/text/table-file';
import { requireGroup } from '../guard.server';
import { listMembers } from '../member.server';

export const handle: Policy = { audience: 'staff' };

const columns = ['name', 'role', 'tonamelId'] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { db, t } = context;
  const { group } = await requireGroup(request, context, params.id, 'seeGroup');
  logSecurity('export', { what: 'members', group: group.id });
  const members = await listMembers(db, group.id);
  const rows = members.map(({ displayName, accountName, role, tonamelId }) => [
    displayName || accountName,
    t(`groups.places.${role}`),
    tonamelId,
  ]);
  const head = columns.map((column) => t(`columns.members.${column}`));
  return tableFile(request, `${group.name} ${t('groups.member.title')}`, [head, ...rows], 'members');
}
