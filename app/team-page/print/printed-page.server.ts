import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import { listPrintedTeams } from '~/judging/staff-teams.server';
import { teamUrl } from '~/sheets/team-url';
import { requireTournament } from '~/tournaments/guard.server';
import { parseListQuery } from '~/ui/list/list-query';

export async function loadPrintedPage(args: LoaderFunctionArgs, size: number) {
  const { request, context } = args;
  const { group, user, tournament } = await requireTournament(args, 'seeTeams');
  logStaff(context, { group, user, tournament, act: 'printed' });
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const { rows, hasMore } = await listPrintedTeams(context.db, tournament.id, { page, size });
  return {
    tournament,
    bar: {
      back: `/admin/${group.id}/tournaments/${tournament.id}/teams`,
      page,
      size,
      hasMore,
      all: tournament.teams,
    },
    rows: rows.map((row, index) => ({
      ...row,
      number: (page - 1) * size + index + 1,
      url: teamUrl(context.env.PUBLIC_URL, request.url, row.id),
    })),
  };
}
