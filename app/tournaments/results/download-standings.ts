import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logSecurity } from '~/log/log.server';
import { csvFile } from '~/teams/print/csv';
import { fileHeaders } from '~/teams/print/download';
import { requireTournament } from '~/tournaments/host/guard.server';
import { standingRows, standingsJson, standingsTdf } from './export-standings';
import { standingOf } from './final-standing';
import { listResultRows } from './results.server';

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  tdf: 'application/xml; charset=utf-8',
};
type Format = keyof typeof types;

/** Serves the three addresses `result.csv`, `result.json` and `result.tdf`. */
export async function loader(args: LoaderFunctionArgs) {
  const { db, t } = args.context;
  const { tournament } = await requireTournament(args, 'manageResults');
  const ending = /\.(csv|json|tdf)\/?$/i.exec(new URL(args.request.url).pathname)?.[1] ?? 'csv';
  const format = ending.toLowerCase() as Format;
  logSecurity('export', { what: `result.${format}`, tournament: tournament.id });
  const rows = await listResultRows(db, tournament.id);
  const standings = rows.flatMap(({ displayName, tonamelId, result }) =>
    result ? [{ displayName, tonamelId, ...standingOf(result) }] : [],
  );
  const write = {
    csv: () => csvFile(standingRows(t, standings)),
    json: () => JSON.stringify(standingsJson(standings)),
    tdf: () => standingsTdf(tournament.name, standings),
  };
  return new Response(write[format](), {
    headers: fileHeaders(types[format], `${tournament.name}.${format}`, 'results'),
  });
}
