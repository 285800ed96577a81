import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listPrintedTeams } from '~/teams/desk/staff-teams.server';
import { QrCode } from '~/teams/page/QrCode';
import { teamUrl } from '~/teams/team-url';
import { requireTournament } from '~/tournaments/host/guard.server';
import { parseListQuery } from '~/ui/list-query';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { PrintBar } from './PrintBar';
import styles from './print-teams.css?inline';

export const handle: PageHandle = { layout: 'bare', styles };
const { meta } = page<typeof loader>({
  title: (t, data) => t('desk.print.slipsTitle', { name: data?.tournament.name }),
});

export { meta };

// Eight a sheet of A4.
const size = 80;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { group, tournament } = await requireTournament(args, 'seeTeams');
  const { page } = parseListQuery(new URL(request.url).searchParams);
  const { rows, hasMore } = await listPrintedTeams(context.db, tournament.id, { page, size });
  return {
    path: `/admin/${group.id}/tournaments/${tournament.id}/teams`,
    tournament: { name: tournament.name, teams: tournament.teams },
    page,
    hasMore,
    slips: rows.map(({ id, displayName, tonamelId }) => ({
      id,
      displayName,
      tonamelId,
      url: teamUrl(context.env.PUBLIC_URL, request.url, id),
    })),
  };
}

/** Cards to lay on the tables: a player's QR, and a line for the table's number. */
export default function PrintSlips() {
  const { path, tournament, page, hasMore, slips } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PrintBar
        title={t('desk.print.slipsTitle', { name: tournament.name })}
        note={t('desk.print.slips', { count: tournament.teams })}
        back={path}
        here={`${path}/slips`}
        {...{ page, size, hasMore, all: tournament.teams }}
      />
      <main className="slips">
        {slips.map(({ id, displayName, tonamelId, url }) => (
          <article className="slip" key={id}>
            <QrCode text={url} label={t('viewTeam.qrPage.label')} />
            <div>
              <p>{tournament.name}</p>
              <h2>{displayName}</h2>
              <p>{tonamelId}</p>
              <p className="table-number">{t('desk.print.table')}</p>
            </div>
          </article>
        ))}
      </main>
    </>
  );
}
