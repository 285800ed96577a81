import { useTranslation } from 'react-i18next';
import { Instant } from '~/tournaments/Instant';
import type { SubmissionState } from '~/tournaments/tournament';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  now: Date;
  tournament: { id: string; name: string; submissionDeadlineAt: Date; timeZone: string };
  state: SubmissionState;
  /** The player's own sheet, which can no longer be changed. */
  teamSheetId?: string;
}

/** Says that it is too late, and by when it was not. */
export function SubmissionClosed({ now, tournament, state, teamSheetId }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="narrow card">
      <p className="eyebrow">{tournament.name}</p>
      <h1>{t('teams.closed.title')}</h1>
      <p>
        {teamSheetId
          ? t('teams.closed.edit')
          : t(`teams.closed.${state === 'closedByHand' ? 'closedByHand' : 'deadlinePassed'}`)}
      </p>
      <p>
        {t('teams.submit.deadline')}:{' '}
        <Instant at={tournament.submissionDeadlineAt} timeZone={tournament.timeZone} now={now} />
      </p>
      <p className="row">
        {teamSheetId && (
          <a className="button primary" href={toPath(`/teams/${teamSheetId}`)}>
            {t('teams.closed.toTeam')}
          </a>
        )}
        <a className="button" href={toPath(`/tournaments/${tournament.id}`)}>
          {t('teams.closed.toTournament')}
        </a>
      </p>
    </section>
  );
}
