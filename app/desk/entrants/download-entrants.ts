import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findWholeRoster, listSheetHandles } from '~/entrants/entrants.server';
import { entrantRows, missingRows, tshPlayers } from '~/entrants/export-entrants';
import { missingOf } from '~/entrants/roster';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { playersTdf } from '~/results/write-tdf';
import { fileHeaders } from '~/text/file-headers';
import { hiddenName } from '~/text/nameless';
import { tableFile } from '~/text/table-file';
import { localOf } from '~/time/zoned-time';
import { requireTournament } from '~/tournaments/guard.server';

export const handle: Policy = { audience: 'staff' };

/** Downloads the list, its missing players, or players for other programs: `entrants.csv`, `missing.tsv`, `players.tdf` … */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const { tournament } = await requireTournament(args, 'manageEntrants');
  const what = /[^/]+(?=\/?$)/.exec(new URL(request.url).pathname)?.[0].toLowerCase() ?? '';
  logSecurity('export', { what, tournament: tournament.id });
  const [roster, handles] = await Promise.all([
    findWholeRoster(db, tournament.id),
    what === 'local_players.csv' ? listSheetHandles(db, tournament.id) : undefined,
  ]);
  const { name } = tournament;
  const people = [
    ...roster.entrants.filter(({ droppedAt }) => !droppedAt),
    ...roster.unlisted.map(({ id, displayName }) => ({ name: displayName, sheetId: id, twitterId: '' })),
  ];
  if (what === 'players.tdf') {
    const date = localOf(tournament.scheduledStartAt, tournament.timeZone).slice(0, 10);
    const names = people.map((person) => person.name);
    return new Response(playersTdf({ name, date }, names), {
      headers: fileHeaders('application/xml; charset=utf-8', `${name}.tdf`, 'players'),
    });
  }
  if (handles) {
    // Streams use the name on the sheet; players whose name was taken down are left out.
    const players = people
      .map(({ sheetId, ...person }) => {
        const onSheet = sheetId === undefined ? undefined : handles.get(sheetId);
        return {
          name: onSheet?.displayName ?? person.name,
          twitterId: person.twitterId || (onSheet?.twitterId ?? ''),
        };
      })
      .filter((player) => player.name !== hiddenName);
    return new Response(tshPlayers(players), {
      headers: fileHeaders('text/csv; charset=utf-8', 'local_players.csv', 'local_players'),
    });
  }
  return what.startsWith('missing.')
    ? tableFile(
        request,
        t('entrants.missingList.file', { name }),
        missingRows(t, missingOf(roster.entrants)),
        'missing',
      )
    : tableFile(request, t('entrants.file', { name }), entrantRows(t, roster.entrants), 'entrants');
}
