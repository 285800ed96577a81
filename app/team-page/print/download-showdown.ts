import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { Policy } from '~/http/policy';
import { requireStaffTeam } from '~/judging/find-team.server';
import { logSecurity } from '~/log/log.server';
import { printShowdown } from '~/pastes/showdown';

export const handle: Policy = { audience: 'staff' };

export async function loader(args: LoaderFunctionArgs) {
  const { group, user, sheet, tournament } = await requireStaffTeam(args, 'seeTeams');
  logSecurity('export', {
    what: 'team.showdown',
    tournament: tournament.id,
    sheetKind: tournament.sheetKind,
  });
  logStaff(args.context, { group, user, tournament, teamSheetId: sheet.id, act: 'exported' });
  return new Response(printShowdown(sheet.members), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
