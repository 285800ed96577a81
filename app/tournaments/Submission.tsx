import { useTranslation } from 'react-i18next';
import { Countdown, Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { submissionState } from './tournament';
import type { FoundTournament } from './tournament.server';

export function Submission({ tournament, now }: { tournament: FoundTournament; now: Date }) {
  const { t } = useTranslation();
  const { submissionDeadlineAt, timeZone } = tournament;
  const state = submissionState(tournament, now);
  const deadline = <Instant at={submissionDeadlineAt} timeZone={timeZone} now={now} />;
  if (state !== 'open') {
    const reason = state === 'closedByHand' ? 'closedByHand' : 'deadlinePassed';
    return (
      <section className="card submission closed">
        <h2>{t(`tournaments.detail.${reason}`)}</h2>
        <p className="soft">
          <Labelled label={t('tournaments.deadlineAt')}>{deadline}</Labelled>
        </p>
      </section>
    );
  }
  return (
    <section className="card submission">
      <h2 className="submission-left">
        <span className="soft">{t('tournaments.deadlineAt')}</span>
        <Countdown until={submissionDeadlineAt} now={now} />
      </h2>
      <p>{deadline}</p>
      <p>
        <LinkButton to={`/team-submit/${tournament.sheetKind}/${tournament.id}`} look="primary wide">
          {t('tournaments.detail.submit')}
        </LinkButton>
      </p>
      <p className="soft">{t('tournaments.detail.submitNote')}</p>
    </section>
  );
}
