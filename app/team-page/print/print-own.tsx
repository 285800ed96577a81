import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sheetDetails } from '~/pokedex/regulations';
import { teamUrl } from '~/sheets/team-url';
import { requireHeldTeam } from '~/team-page/own-team.server';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { PrintedTeam } from './PrintedTeam';
import styles from './print-teams.css?inline';

const { handle, meta } = page<typeof loader>({
  audience: 'person',
  layout: 'bare',
  inlineStyles: styles,
  title: (t) => t('teams.success.print'),
});

export { handle, meta };

/** A player's own team on paper, as staff print it but without findings. @throws 403, 404 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { sheet, tournament } = await requireHeldTeam(args);
  const { id, displayName, tonamelId, members } = sheet;
  return {
    back: `/teams/${id}/success/${tournament.sheetKind}`,
    name: tournament.name,
    details: sheetDetails(tournament.game, tournament.regulation),
    team: {
      displayName,
      tonamelId,
      findings: [],
      url: teamUrl(context.env.PUBLIC_URL, request.url, id),
      members: members.map((member) => ({ ...member, read: {} })),
    },
  };
}

export default function PrintOwn() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { back, name, details, team } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="bar">
        <h1>{t('teams.success.print')}</h1>
        <p>{t('desk.print.how')}</p>
        <p>
          <a href={toPath(back)}>{t('teams.success.backToTeam')}</a>
        </p>
      </header>
      <main>
        <PrintedTeam team={team} tournamentName={name} details={details} />
      </main>
    </>
  );
}
