import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { csvFile } from '~/teams/print/csv';
import { fileHeaders } from '~/teams/print/download';
import { pageNotFound } from '~/ui/errors';
import { exportUsage, usageRows } from './export-usage';
import { requireTournamentWithStats } from './tournament-stats.server';
import { findTournamentUsage } from './usage.server';

const formats = ['csv', 'json'] as const;

/** What the page shows, whole, as `.csv` or `.json`. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const format = formats.find((each) => new URL(request.url).pathname.endsWith(`.${each}`));
  if (!format) throw pageNotFound(request);
  const { tournament } = await requireTournamentWithStats(args);
  const usage = exportUsage(await findTournamentUsage(context.db, tournament, context.now));
  const headers = (type: string) => fileHeaders(`${type}; charset=utf-8`, `${tournament.name} KP.${format}`);
  if (format === 'csv')
    return new Response(csvFile(usageRows(usage, context.locale, context.t)), {
      headers: headers('text/csv'),
    });
  const { id, name, game, regulation, sheetKind, endsAt } = tournament;
  const file = { tournament: { id, name, game, regulation, sheetKind, endsAt }, ...usage };
  return new Response(JSON.stringify(file), { headers: headers('application/json') });
}
