import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { listResultRows } from '~/results/standings.server';
import { fileHeaders } from '~/text/file-headers';
import { tableFile } from '~/text/table-file';
import { localOf } from '~/time/zoned-time';
import { requireTournament } from '~/tournaments/guard.server';
import { standingRows, standingsJson } from './export-standings';
import { standingOf } from './final-standing';
import { leagueRows } from './league-table';
import { standingsTdf } from './write-tdf';

export const handle: Policy = { audience: 'staff' };

/** Serves `result.csv`, `result.tsv`, `result.json`, `result.tdf`, and the league table as `result.league.csv` and `.tsv`. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const { tournament } = await requireTournament(args, 'manageResults');
  const ending = /\.(tsv|json|tdf)\/?$/i.exec(new URL(request.url).pathname)?.[1]?.toLowerCase() ?? 'csv';
  logSecurity('export', { what: `result.${ending}`, tournament: tournament.id });
  const rows = await listResultRows(db, tournament.id);
  if (/\.league\.[ct]sv\/?$/i.test(new URL(request.url).pathname))
    return tableFile(request, tournament.name, leagueRows(t, rows), 'league');
  const standings = rows.flatMap(({ displayName, tonamelId, result }) =>
    result ? [{ displayName, tonamelId, ...standingOf(result) }] : [],
  );
  const { name } = tournament;
  const headers = (type: string) => fileHeaders(`${type}; charset=utf-8`, `${name}.${ending}`, 'results');
  if (ending === 'json')
    return new Response(JSON.stringify(standingsJson(standings)), { headers: headers('application/json') });
  if (ending === 'tdf') {
    const date = localOf(tournament.scheduledStartAt, tournament.timeZone).slice(0, 10);
    return new Response(standingsTdf({ name, date }, standings), { headers: headers('application/xml') });
  }
  return tableFile(request, name, standingRows(t, standings), 'results');
}
