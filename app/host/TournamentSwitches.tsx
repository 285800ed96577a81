import { useTranslation } from 'react-i18next';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import type { Change } from '~/tournaments/tournament-settings.server';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  tournament: HostedTournament;
  groupId: string;
  now: Date;
  isTakenDown: boolean;
}

export function TournamentSwitches({ tournament, groupId, now, isTakenDown }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = (change: Change) => toPath(`/admin/${groupId}/tournaments/${tournament.id}/state/${change}`);
  const { publishedAt, archivedAt, entryClosedAt, submissionClosedAt } = tournament;
  const button = (change: Change, kind = '') => (
    <form method="post" action={path(change)}>
      <button className={`button ${kind}`} type="submit" name="sure" value="yes">
        {t(`host.changes.${change}`)}
      </button>
    </form>
  );
  const link = (change: Change, kind = '') => (
    <a className={`button ${kind}`} href={path(change)}>
      {t(`host.changes.${change}`)}
    </a>
  );
  const line = (text: string, action: JSX.Element) => (
    <li className="switch" key={text}>
      <span>{text}</span>
      {action}
    </li>
  );
  return (
    <section className="card switches" aria-label={t('host.switches.title')}>
      <ul className="rows">
        {publishedAt
          ? line(t('host.switches.published'), link('unpublish'))
          : !isTakenDown && line(t('host.switches.draft'), button('publish', 'primary'))}
        {now < tournament.submissionDeadlineAt &&
          (submissionClosedAt
            ? line(t('host.switches.submissionStopped'), button('resume-submission'))
            : line(t('host.switches.submissionOpen'), button('stop-submission')))}
        {now < tournament.scheduledStartAt &&
          (entryClosedAt
            ? line(t('host.switches.entryClosed'), button('open-entry'))
            : line(t('host.switches.entryOpen'), button('close-entry')))}
        {!archivedAt &&
          line(
            t(tournament.canceledAt ? 'host.cancelation.isCanceled' : 'host.cancelation.isOn'),
            <a className="button" href={toPath(`/admin/${groupId}/tournaments/${tournament.id}/cancel`)}>
              {t(tournament.canceledAt ? 'host.cancelation.takeBack' : 'host.cancelation.button')}
            </a>,
          )}
        {archivedAt && line(t('host.switches.archived'), button('restore'))}
        {!archivedAt &&
          (tournament.teams > 0
            ? line(t('host.switches.archive'), link('archive'))
            : line(t('host.switches.delete'), link('delete', 'danger')))}
      </ul>
    </section>
  );
}
