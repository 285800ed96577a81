import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireGroup } from '~/groups/guard.server';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { tableFile } from '~/text/table-file';
import { listWholeLog } from './staff-log.server';

export const handle: Policy = { audience: 'staff' };

const columns = ['at', 'act', 'early', 'by', 'place', 'tournament', 'player'] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { db, t } = context;
  const { group } = await requireGroup(request, context, params.id, 'seeStaffLog');
  logSecurity('export', { what: 'log', group: group.id });
  const entries = await listWholeLog(db, group.id);
  const rows = entries.map(({ createdAt, act, isEarly, by, place, tournament, sheetName }) => [
    createdAt.toISOString(),
    t(`staffLog.acts.${act}`),
    isEarly ? 1 : 0,
    by ?? t('staffLog.gone'),
    t(`groups.places.${place}`),
    tournament?.name ?? null,
    sheetName === null ? null : playerName(t, sheetName),
  ]);
  const head = columns.map((column) => t(`columns.staffLog.${column}`));
  return tableFile(request, t('staffLog.file', { name: group.name }), [head, ...rows], 'staff-log');
}
