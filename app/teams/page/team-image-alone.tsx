import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { pageTitle, translatorFor } from '~/locales/i18n';
import { findTeamOnDesk } from '~/teams/desk/staff-teams.server';
import { pageNotFound } from '~/ui/errors';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf } from '~/ui/root-data';
import styles from './team-image-alone.css?inline';

export const handle: PageHandle = { layout: 'bare', styles };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = translatorFor(localeOf(matches));
  return [
    { title: pageTitle(data && t('viewTeam.imageAlt', { name: data.displayName })) },
    { name: 'robots', content: 'noindex' },
  ];
};

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
