import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { playerName } from '~/text/nameless';
import { tableFile } from '~/text/table-file';
import { hasResults } from '~/tournaments/tournament';
import { findTournament } from '~/tournaments/tournament.server';
import { publicRows } from './export-standings';
import { maxStandings } from './pasting/recognize';
import { listStandings } from './standings.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Serves the public standings as CSV or TSV. @throws 404 until the results are public */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, t } = context;
  const tournament = await findTournament(db, params.tournamentId ?? '', now);
  if (!tournament || !hasResults(tournament, now)) throw pageNotFound(request);
  const { rows } = await listStandings(db, tournament, now, maxStandings);
  const named = rows.map(({ displayName, ...standing }) => ({
    ...standing,
    displayName: playerName(t, displayName),
    tonamelId: '',
  }));
  return tableFile(request, tournament.name, publicRows(t, named), 'standings');
}
