import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { discardImages } from '~/images/stored-image.server';
import { logAct } from '~/log/log.server';
import { findHostedTournament } from '~/tournaments/hosted-tournament.server';
import { findThumbnailKey } from '~/tournaments/thumbnail.server';
import { phaseOf } from '~/tournaments/tournament';
import { changes, changeTournament } from '~/tournaments/tournament-settings.server';
import { Confirm, isConfirmed } from '~/ui/Confirm';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: (t, data) => data && t(`host.changes.${data.change}`),
});

export { handle, meta };

async function find({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const change = changes.find((each) => each === params.change?.toLowerCase());
  const tournament = await findHostedTournament(context.db, group.id, params.tournamentId);
  if (!change || !tournament) throw pageNotFound(request);
  return { group, tournament, change };
}

/** Asks for confirmation; harmless changes skip this page. @throws 403, 404 */
export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament, change } = await find(args);
  const { id, name, teams } = tournament;
  return { groupId: group.id, change, id, name, teams };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, tournament, change } = await find(args);
  const now = new Date();
  const picture = await findThumbnailKey(context.db, tournament.id);
  const changed =
    (await isConfirmed(request)) &&
    (await changeTournament(context.db, group.id, tournament.id, change, now));
  const desk = (path: string) => context.to(`/admin/${group.id}/${path}`);
  const own = `tournaments/${tournament.id}`;
  if (!changed)
    throw redirectWithToast(desk(`${own}/state/${change}`), {
      kind: 'error',
      key: change === 'delete' ? 'deleteFailed' : 'saveFailed',
    });
  logAct(`tournament.${change}`, { group: group.id, tournament: tournament.id });
  if (change !== 'delete') {
    const isNews = change === 'publish' && phaseOf(tournament, now) === 'upcoming';
    const key = change === 'publish' ? 'published' : 'saved';
    throw redirectWithToast(desk(`${own}/${isNews ? 'share' : 'edit'}`), { kind: 'success', key });
  }
  if (picture) await discardImages(context.env.IMAGES, [picture]);
  throw redirectWithToast(desk('tournaments'), { kind: 'success', key: 'deleted' });
}

export default function ChangeTournament() {
  const { groupId, id, name, teams, change } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const keepsTeams = change === 'delete' && teams > 0;
  return (
    <Confirm
      title={t(`host.changes.${change}`)}
      button={keepsTeams ? undefined : t(`host.changes.${change}`)}
      cancel={t('host.cancel')}
      back={toPath(`/admin/${groupId}/tournaments/${id}/edit`)}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{keepsTeams ? t('host.keepsTeams', { count: teams }) : t(`host.asked.${change}`)}</p>
      {teams > 0 && !keepsTeams && <p>{t('host.hasTeams', { count: teams })}</p>}
    </Confirm>
  );
}
