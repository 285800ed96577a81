import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { findTeamOnDesk } from '~/teams/desk/staff-teams.server';
import { pageNotFound } from '~/ui/errors';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import styles from './show-team-image.css?inline';
import unseen from './unseen.css?inline';

export const handle: PageHandle = { layout: 'bare', styles: unseen + styles };

const { meta } = page<typeof loader>({
  title: (t, data) => data && t('viewTeam.imageAlt', { name: data.displayName }),
});

export { meta };

/** `?team=`: for the staff of the group whose tournament the team is in, and for nobody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = (new URL(request.url).searchParams.get('team') ?? '').toLowerCase();
  const team = await findTeamOnDesk(context.db, id);
  await requireGroup(request, context, team?.groupId, 'seeTeams');
  if (!team) throw pageNotFound(request);
  const { displayName, hasImage } = team;
  return { id, displayName, hasImage };
}

export default function TeamImageAlone() {
  const { id, displayName, hasImage } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="unseen">{displayName}</h1>
      {hasImage ? (
        <img src={`/teams/${id}/image`} alt={t('viewTeam.imageAlt', { name: displayName })} />
      ) : (
        <p>{t('desk.team.noImage')}</p>
      )}
    </main>
  );
}
