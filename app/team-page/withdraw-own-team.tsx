import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recheckOnAir } from '~/broadcast/room/room';
import { readFormData } from '~/http/request-body';
import { withdrawOwnTeam } from '~/sheets/own-sheets.server';
import { formatInstant } from '~/time/instant';
import { submissionState } from '~/tournaments/tournament';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { requireHeldTeam } from './own-team.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: (t, data) => t(data?.withdrawnBy ? 'teams.withdrawOwn.doneTitle' : 'teams.withdrawOwn.title'),
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const { sheet, tournament } = await requireHeldTeam(args);
  const { name, sheetKind, submissionDeadlineAt, timeZone } = tournament;
  const isOpen = submissionState(tournament, now) === 'open';
  const view = {
    id: sheet.id,
    displayName: sheet.displayName,
    withdrawnBy: sheet.withdrawnAt && (sheet.withdrawnBy ?? ('staff' as const)),
    tournament: { id: tournament.id, name, sheetKind, submissionDeadlineAt, timeZone },
    isOpen,
    now,
  };
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** The button names the intent, so that an outdated page never does the opposite. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { sheet, tournament, viewer } = await requireHeldTeam(args);
  const intent = (await readFormData(request)).get('action');
  const here = context.to(`/teams/${sheet.id}/withdraw`);
  if (intent !== 'withdraw' && intent !== 'restore') return data({ isRefused: false }, { status: 422 });
  const change = { id: sheet.id, action: intent, byUserId: viewer.userId } as const;
  if (!(await withdrawOwnTeam(context.db, change, new Date())))
    return data({ isRefused: true }, { status: 409 });
  recheckOnAir(context, tournament.groupId);
  throw redirectWithToast(here, {
    kind: 'success',
    key: intent === 'withdraw' ? 'teamWithdrawn' : 'teamRestored',
  });
}

export default function WithdrawOwnTeam() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, displayName, withdrawnBy, tournament, isOpen, now } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>()?.isRefused;
  const { name, sheetKind, submissionDeadlineAt, timeZone } = tournament;
  const at = formatInstant(submissionDeadlineAt, timeZone, locale, now);
  const again = (
    <LinkButton to={`/team-submit/${sheetKind}/${tournament.id}`}>{t('teams.withdrawOwn.again')}</LinkButton>
  );
  const toTeam = (
    <LinkButton to={`/teams/${id}`} look="quiet">
      {t('teams.withdrawOwn.toTeam')}
    </LinkButton>
  );
  const card = (title: string, children: ReactNode) => (
    <section className="card narrow">
      <h1>{title}</h1>
      {isRefused && (
        <p className="notice bad" role="alert">
          {t('teams.withdrawOwn.conflict')}
        </p>
      )}
      {children}
    </section>
  );
  const closed = (text: string) => (
    <>
      <p>{text}</p>
      <p className="row">{toTeam}</p>
    </>
  );
  if (withdrawnBy) {
    const done = <p>{t('teams.withdrawOwn.done', { tournament: name })}</p>;
    if (withdrawnBy === 'staff')
      return card(t('teams.withdrawOwn.doneTitle'), closed(t('teams.withdrawOwn.byStaff')));
    if (!isOpen)
      return card(
        t('teams.withdrawOwn.doneTitle'),
        <>
          {done}
          {closed(t('teams.withdrawOwn.closedDone'))}
        </>,
      );
    return card(
      t('teams.withdrawOwn.doneTitle'),
      <>
        {done}
        <p>{t('teams.withdrawOwn.until', { at })}</p>
        <form method="post" className="row">
          <button className="button primary" type="submit" name="action" value="restore">
            {t('teams.withdrawOwn.restore')}
          </button>
          {again}
          {toTeam}
        </form>
      </>,
    );
  }
  if (!isOpen) return card(t('teams.withdrawOwn.title'), closed(t('teams.withdrawOwn.closed')));
  return card(
    t('teams.withdrawOwn.title'),
    <>
      <p>{t('teams.withdrawOwn.lead', { name: displayName, tournament: name })}</p>
      <p>{t('teams.withdrawOwn.until', { at })}</p>
      <form method="post" className="row">
        <button className="button danger" type="submit" name="action" value="withdraw">
          {t('teams.withdrawOwn.button')}
        </button>
        <LinkButton to={`/teams/${id}`} look="quiet">
          {t('teams.withdrawOwn.cancel')}
        </LinkButton>
      </form>
    </>,
  );
}
