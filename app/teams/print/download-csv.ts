import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { listExportedTeams } from '~/teams/desk/staff-teams.server';
import { teamUrl } from '~/teams/team-url';
import { requireTournament } from '~/tournaments/host/guard.server';
import { csvFile } from './csv';
import { fileHeaders } from './download';
import { teamRows } from './export-teams';

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { tournament } = await requireTournament(args, 'seeTeams');
  const teams = await listExportedTeams(context.db, tournament.id);
  const urlOf = (id: string) => teamUrl(context.env.PUBLIC_URL, request.url, id);
  return new Response(csvFile(teamRows(teams, urlOf, context.locale)), {
    headers: fileHeaders('text/csv; charset=utf-8', `${tournament.name}.csv`),
  });
}
