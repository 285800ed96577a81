import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logSecurity } from '~/log/log.server';
import { csvFile } from '~/teams/print/csv';
import { fileHeaders } from '~/teams/print/download';
import { requireTournament } from '~/tournaments/host/guard.server';
import { findWholeRoster } from './entrants.server';
import { missingOf } from './roster';

const columns = ['name', 'reading', 'tonamelId', 'discordId', 'twitterId', 'seed', 'seat'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { db, t } = args.context;
  const { tournament } = await requireTournament(args, 'manageEntrants');
  logSecurity('export', { what: 'missing.csv', tournament: tournament.id });
  const { entrants } = await findWholeRoster(db, tournament.id);
  const rows = missingOf(entrants).map((entrant) => columns.map((column) => entrant[column]));
  return new Response(csvFile([columns.map((column) => t(`entrants.fields.${column}`)), ...rows]), {
    headers: fileHeaders(
      'text/csv; charset=utf-8',
      t('entrants.missingList.file', { name: tournament.name }),
    ),
  });
}
