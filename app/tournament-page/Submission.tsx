import { useTranslation } from 'react-i18next';
import { submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { DeviceLink } from '~/ui/device/DeviceLink';
import { Countdown, Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  tournament: FoundTournament;
  now: Date;
  /** Submitted from this device or by this account. */
  ownTeams: readonly { id: string; displayName: string }[];
}

export function SubmissionCard({ tournament, now, ownTeams }: Props) {
  const { t } = useTranslation();
  const { submissionDeadlineAt, timeZone, format, allowsSeveral } = tournament;
  const form = `/team-submit/${tournament.sheetKind}/${tournament.id}`;
  const state = submissionState(tournament, now);
  const deadline = (
    <Instant at={submissionDeadlineAt} {...{ timeZone, now }} isInPerson={format === 'offline'} />
  );
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
    <section className="card submission" id={ownTeams.length > 0 ? 'your-team' : undefined}>
      <h2 className="submission-left">
        <span className="soft">{t('tournaments.deadlineAt')}</span>
        <Countdown until={submissionDeadlineAt} now={now} />
      </h2>
      <p>{deadline}</p>
      {ownTeams.length > 0 ? (
        <OwnTeams {...{ ownTeams, form, allowsSeveral }} />
      ) : (
        <>
          <p>
            <LinkButton to={form} look="primary wide" preload="hand-in/submit/submit-team">
              {t('tournaments.detail.submit')}
            </LinkButton>
          </p>
          <p className="soft">{t('tournaments.detail.submitNote')}</p>
        </>
      )}
    </section>
  );
}

interface OwnTeamsProps extends Pick<Props, 'ownTeams'> {
  form: string;
  allowsSeveral: boolean;
}

function OwnTeams({ ownTeams, form, allowsSeveral }: OwnTeamsProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const isOne = ownTeams.length === 1;
  return (
    <>
      <p>
        <span className="badge good">{t('tournaments.detail.submitted')}</span>{' '}
        {isOne && ownTeams[0]?.displayName}
      </p>
      {ownTeams.map(({ id, displayName: name }) => (
        <p key={id}>
          <LinkButton to={`/teams/${id}`} look="primary wide">
            {isOne ? t('tournaments.detail.viewOrEdit') : t('tournaments.detail.viewOrEditOf', { name })}
          </LinkButton>
        </p>
      ))}
      {allowsSeveral && (
        <p>
          <a href={toPath(form)}>{t('tournaments.detail.another')}</a>
        </p>
      )}
      <DeviceLink />
    </>
  );
}
