import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { describeSignedIn } from '~/accounts/session.server';
import { stranger } from '~/accounts/viewer';
import { findViewer } from '~/accounts/viewer.server';
import { whereTo } from '~/accounts/where-to';
import { findKnownPlayer } from '~/hand-in/submit/kept-player.server';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { Offline } from '~/offline/Offline';
import { MatchCard } from '~/rounds/MatchCard';
import { listHeldTeams } from '~/sheets/own-teams.server';
import { editUrl, teamUrl } from '~/sheets/team-url';
import { EditLink } from '~/sheets/view/EditLink';
import { forgetDevice } from '~/sign-in/leave-device.server';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { useLocalePath, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { findTodaysTeams } from './todays-teams.server';

const { handle, meta, links } = page({
  audience: 'everyone',
  layout: 'user',
  enhance: true,
  title: 'accounts.device.title',
  styles: [fieldStyles],
});

export { handle, links, meta };

/** Shows what this device knows. It repeats a guest's edit links, since nothing else leads to those sheets. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  const [signedIn, { player }, held, today] = await Promise.all([
    describeSignedIn(request, context),
    findKnownPlayer(request, context, { ...stranger, editKeys: viewer.editKeys }),
    listHeldTeams(context.db, viewer),
    findTodaysTeams(request, context, viewer),
  ]);
  const teams = held.map(({ id, displayName, tournamentName }) => ({
    hasMatch: today.some((team) => team.id === id && team.match),
    id,
    displayName,
    tournamentName,
    editUrl: editUrl(teamUrl(context.env.PUBLIC_URL, request.url, id), viewer.editKeys.get(id) ?? ''),
  }));
  const cards = today.flatMap(({ id, match, now }) => (match ? [{ id, match, now }] : []));
  const facts = { account: signedIn?.name, guest: player.displayName, teams, cards, back: whereTo(request) };
  return data(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = whereTo(request);
  const isSure = (await readFormData(request)).get('sure') === 'yes';
  if (!isSure) return data(null, { status: 422 });
  logSecurity('deviceForgotten');
  return redirectWithToast(to, { kind: 'success', key: 'forgotten' }, await forgetDevice(request, context));
}

export default function ThisDevice() {
  const { account, guest, teams, cards, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname } = usePage();
  return (
    <div className="narrow stack">
      {cards.map(({ id, match, now }) => (
        <MatchCard key={id} own={match} teamId={id} now={now} back={pathname} />
      ))}
      <section className="card stack">
        <h1>{t('accounts.device.title')}</h1>
        <p>{t('accounts.device.lead')}</p>
        <ul>
          {account && <li>{t('accounts.device.account', { name: account })}</li>}
          {guest && <li>{t('accounts.device.guest', { name: guest })}</li>}
          {teams.map(({ id, displayName, tournamentName, hasMatch }) => (
            <li key={id}>
              <a href={toPath(`/teams/${id}`)}>
                {t('accounts.device.team', { name: displayName, tournament: tournamentName })}
              </a>
              {hasMatch && (
                <>
                  {' · '}
                  <a href={toPath(`/teams/${id}/match`)}>{t('rounds.mine.title')}</a>
                </>
              )}
            </li>
          ))}
          <li>{t('accounts.device.rest')}</li>
        </ul>
        {teams.length > 0 && (
          <div className="notice warn stack">
            <p>{t('accounts.device.copyFirst')}</p>
            {teams.map(({ id, displayName, tournamentName, editUrl }) => (
              <EditLink
                key={id}
                id={`edit-${id}`}
                label={t('accounts.device.team', { name: displayName, tournament: tournamentName })}
                url={editUrl}
                tournament={tournamentName}
              />
            ))}
          </div>
        )}
        <Offline teams={teams} tellsIfUnsure />
        <form method="post" className="row" data-forget-device>
          <input type="hidden" name="sure" value="yes" />
          <button type="submit" className="button danger">
            {t('accounts.device.forget')}
          </button>
          <a className="button quiet" href={back}>
            {t('accounts.device.cancel')}
          </a>
        </form>
      </section>
    </div>
  );
}
