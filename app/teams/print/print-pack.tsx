import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sheetDetails } from '~/pokedex/regulations';
import type { ReadingResult } from '~/readings/reading';
import { listPrintedTeams } from '~/teams/desk/staff-teams.server';
import { mergeReading } from '~/teams/reading/merge-reading';
import { teamUrl } from '~/teams/team-url';
import { requireTournament } from '~/tournaments/host/guard.server';
import { parseListQuery } from '~/ui/list-query';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { PrintBar } from './PrintBar';
import { PrintedTeam } from './PrintedTeam';
import styles from './print-teams.css?inline';

export const handle: PageHandle = { layout: 'bare', styles };
const { meta } = page<typeof loader>({
  title: (t, data) => t('desk.print.title', { name: data?.tournament.name }),
});

export { meta };

// A QR takes about 2 ms of CPU: a page of these stays far below what a worker may take.
const size = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { group, tournament } = await requireTournament(args, 'seeTeams');
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const { rows, hasMore } = await listPrintedTeams(context.db, tournament.id, { page, size });
  return {
    path: `/admin/${group.id}/tournaments/${tournament.id}/teams`,
    tournament: { name: tournament.name, teams: tournament.teams },
    details: sheetDetails(tournament.game, tournament.regulation),
    page,
    hasMore,
    teams: rows.map(({ members, readingState, result, ...team }, index) => ({
      ...team,
      number: (page - 1) * size + index + 1,
      url: teamUrl(context.env.PUBLIC_URL, request.url, team.id),
      members: mergeReading(members, readingState === 'done' ? (result as ReadingResult) : undefined),
    })),
  };
}

export default function PrintPack() {
  const { path, tournament, details, page, hasMore, teams } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PrintBar
        title={t('desk.print.title', { name: tournament.name })}
        note={t('desk.print.sheets', { count: tournament.teams })}
        back={path}
        here={`${path}/print`}
        {...{ page, size, hasMore, all: tournament.teams }}
      />
      <main>
        {teams.map((team) => (
          <PrintedTeam key={team.id} team={team} tournamentName={tournament.name} details={details} />
        ))}
      </main>
    </>
  );
}
