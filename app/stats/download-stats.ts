import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { fileHeaders } from '~/text/file-headers';
import { tableFile } from '~/text/table-file';
import { findTournamentUsage } from '~/usage/usage.server';
import { exportUsage, usageRows } from './export-usage';
import { requireTournamentWithStats } from './tournament-stats.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { tournament } = await requireTournamentWithStats(args);
  const usage = exportUsage(await findTournamentUsage(context.db, tournament, context.now));
  const fileName = `${tournament.name} KP`;
  if (!/\.json\/?$/i.test(new URL(request.url).pathname))
    return tableFile(request, fileName, usageRows(usage, context.locale, context.t), 'teams');
  const { id, name, game, regulation, sheetKind, endsAt } = tournament;
  const file = { tournament: { id, name, game, regulation, sheetKind, endsAt }, ...usage };
  return new Response(JSON.stringify(file), {
    headers: fileHeaders('application/json; charset=utf-8', `${fileName}.json`),
  });
}
