import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logStaff } from '~/groups/log/staff-log.server';
import { may } from '~/groups/permission';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { endTournament } from '~/tournaments/end-now.server';
import { requireTournament } from '~/tournaments/guard.server';
import { findHostedTournament } from '~/tournaments/hosted-tournament.server';
import { canEndNow, phaseOf } from '~/tournaments/tournament';
import { Confirm } from '~/ui/Confirm';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'host.end.title',
});

export { handle, meta };

/** Page of the desk that asked, and is returned to. */
const backOf = (said: unknown) => (said === 'result' ? 'result' : 'day');

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'manageResults');
  const { now } = args.context;
  const state = canEndNow(tournament, now) ? 'open' : phaseOf(tournament, now) === 'past' ? 'over' : 'notYet';
  return {
    desk: `/admin/${group.id}/tournaments/${tournament.id}`,
    back: backOf(new URL(args.request.url).searchParams.get('back')),
    name: tournament.name,
    state: state as 'open' | 'over' | 'notYet',
    hasPublishedResults: tournament.resultsPublishedAt !== null,
    mayEdit: may(group.place, 'manageTournaments'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { user, group, tournament } = await requireTournament(args, 'manageResults');
  const form = await readFormData(args.request);
  const desk = context.to(`/admin/${group.id}/tournaments/${tournament.id}`);
  const back = backOf(form.get('back'));
  if (form.get('sure') !== 'yes')
    throw redirectWithToast(`${desk}/end?back=${back}`, { kind: 'error', key: 'saveFailed' });
  const now = new Date();
  const ended = await endTournament(context.db, group.id, tournament.id, now);
  if (ended) {
    logAct('tournament.ended', { tournament: tournament.id, by: user.userId });
    logStaff(context, { group, user, tournament, act: 'ended' });
    throw redirectWithToast(`${desk}/${back}`, { kind: 'success', key: 'ended' });
  }
  // A second press, or another organizer's.
  const after = await findHostedTournament(context.db, group.id, tournament.id);
  const isOver = after && phaseOf(after, now) === 'past';
  throw redirectWithToast(
    `${desk}/${back}`,
    isOver ? { kind: 'success', key: 'alreadyOver' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function EndTournament() {
  const { desk, back, name, state, hasPublishedResults, mayEdit } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <Confirm
      title={t('host.end.title')}
      button={state === 'open' ? t('host.end.sure') : undefined}
      cancel={t('host.cancel')}
      back={toPath(`${desk}/${back}`)}
      hidden={{ back }}
    >
      <p>
        <strong>{name}</strong>
      </p>
      {state === 'open' ? (
        <>
          <p>{t('host.end.lead')}</p>
          <p>
            {hasPublishedResults
              ? t('host.end.resultsShown')
              : t('host.end.resultsNotPublished', { button: t('results.publish') })}
          </p>
          {mayEdit && <p className="soft">{t('host.end.takeBack')}</p>}
        </>
      ) : (
        <p>{t(`host.end.${state}`)}</p>
      )}
    </Confirm>
  );
}
