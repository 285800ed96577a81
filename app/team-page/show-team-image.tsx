import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { findTeamOnDesk } from '~/judging/staff-teams.server';
import { imagesOf } from '~/sheets/team-url';
import { page } from '~/ui/page';
import styles from './show-team-image.css?inline';
import unseen from './unseen.css?inline';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  layout: 'bare',
  inlineStyles: unseen + styles,
  title: (t, data) => data && t('viewTeam.imageAlt', { name: data.displayName }),
});

export { handle, meta };

/** `?team=`: only for staff of the team's group. @throws 403, 404 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = (new URL(request.url).searchParams.get('team') ?? '').toLowerCase();
  const team = await findTeamOnDesk(context.db, id);
  await requireGroup(request, context, team?.groupId, 'seeTeams');
  if (!team) throw pageNotFound(request);
  return { displayName: team.displayName, images: imagesOf(id, team.images) };
}

export default function TeamImageAlone() {
  const { displayName, images } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="unseen">{displayName}</h1>
      {images.map((src) => (
        <img key={src} src={src} alt={t('viewTeam.imageAlt', { name: displayName })} />
      ))}
      {images.length === 0 && <p>{t('desk.team.noImage')}</p>}
    </main>
  );
}
