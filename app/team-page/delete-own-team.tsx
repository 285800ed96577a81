import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { forgetInRooms } from '~/broadcast/forget.server';
import { removeImages } from '~/images/image-removal.server';
import { logError } from '~/log/log.server';
import { deleteOwnTeam } from '~/sheets/personal-data.server';
import { Confirm, isConfirmed } from '~/ui/Confirm';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { requireHeldTeam } from './own-team.server';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'deleteFailed' },
  layout: 'user',
  enhance: true,
  title: 'teams.deleteOwn.title',
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const { sheet, tournament } = await requireHeldTeam(args);
  const { name, endsAt, timeZone } = tournament;
  const isOver = endsAt <= now;
  const view = {
    id: sheet.id,
    isOver,
    now,
    displayName: isOver ? sheet.displayName : '',
    tournament: { name, endsAt, timeZone },
  };
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, env, ctx } = context;
  const { sheet, tournament, viewer } = await requireHeldTeam(args);
  const now = new Date();
  const isDeleted =
    (await isConfirmed(request)) && (await deleteOwnTeam(db, env.SESSION_SECRET, sheet.id, now));
  if (!isDeleted)
    throw redirectWithToast(context.to(`/teams/${sheet.id}/delete`), { kind: 'error', key: 'deleteFailed' });
  // The sweeper catches up if these fail.
  const logFailure = (error: unknown) => logError(error, 'deleting a team');
  await removeImages(db, env.IMAGES, now, now).catch(logFailure);
  ctx.waitUntil(forgetInRooms(db, env).catch(logFailure));
  const isOwner = sheet.ownerId !== null && sheet.ownerId === viewer.userId;
  const to = context.to(isOwner ? '/mypage' : `/tournaments/${tournament.id}`);
  throw redirectWithToast(to, { kind: 'success', key: 'deleted' });
}

export default function DeleteOwnTeam() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, displayName, tournament, isOver, now } = useLoaderData<typeof loader>();
  if (!isOver)
    return (
      <section className="card narrow">
        <h1>{t('teams.deleteOwn.title')}</h1>
        <p>{t('teams.deleteOwn.notYet')}</p>
        <p>
          <Labelled label={t('teams.deleteOwn.endsAt')}>
            <Instant at={tournament.endsAt} timeZone={tournament.timeZone} now={now} />
          </Labelled>
        </p>
        <p className="row">
          <LinkButton to={`/teams/${id}/withdraw`}>{t('teams.deleteOwn.withdraw')}</LinkButton>
          <LinkButton to={`/teams/${id}`} look="quiet">
            {t('teams.deleteOwn.cancel')}
          </LinkButton>
        </p>
      </section>
    );
  return (
    <Confirm
      title={t('teams.deleteOwn.title')}
      button={t('teams.deleteOwn.button')}
      cancel={t('teams.deleteOwn.cancel')}
      back={toPath(`/teams/${id}`)}
    >
      <p>{t('teams.deleteOwn.lead', { name: displayName, tournament: tournament.name })}</p>
      <ul>
        <li>{t('teams.deleteOwn.gone')}</li>
        <li>{t('teams.deleteOwn.stays')}</li>
        <li>{t('teams.deleteOwn.history')}</li>
      </ul>
    </Confirm>
  );
}
