import { useTranslation } from 'react-i18next';
import type { LateLinkState } from '~/sheets/late-link';
import { printTyped } from '~/sheets/print-typed';
import type { TypedSheet } from '~/sheets/typed-sheet';
import type { SubmissionState } from '~/tournaments/tournament';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale } from '~/ui/root-data';
import closedScript from './closed-script.ts?script';

interface Props {
  now: Date;
  tournament: { id: string; name: string; submissionDeadlineAt: Date; timeZone: string };
  state: SubmissionState;
  /** Reason that the late link is invalid. */
  refused?: Exclude<LateLinkState, 'open'> | 'unknown';
  teamSheetId?: string;
  isWithdrawn?: boolean;
  /** Input that came too late, returned so that the player can send it to the organizer. */
  typed?: TypedSheet;
}

export function SubmissionClosed({
  now,
  tournament,
  state,
  teamSheetId,
  typed,
  refused,
  isWithdrawn,
}: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className="narrow card">
      <p className="eyebrow">{tournament.name}</p>
      <h1>{t(isWithdrawn ? 'teams.submit.editTitle' : 'teams.closed.title')}</h1>
      {refused && <p className="notice warn">{t(`late.refused.${refused}`)}</p>}
      <p>
        {teamSheetId
          ? t(isWithdrawn ? 'teams.formErrors.withdrawn' : 'teams.closed.edit')
          : t(`teams.closed.${state === 'closedByHand' || state === 'canceled' ? state : 'deadlinePassed'}`)}
      </p>
      <p>
        <Labelled label={t('teams.submit.deadline')}>
          <Instant at={tournament.submissionDeadlineAt} timeZone={tournament.timeZone} now={now} />
        </Labelled>
      </p>
      {typed && (
        <div className="field">
          <label htmlFor="typed">{t('teams.closed.typed')}</label>
          <textarea id="typed" readOnly rows={12} value={printTyped(typed, locale)} />
        </div>
      )}
      {!typed && (
        <>
          {/* Filled in by the script with an unsent draft on this device. */}
          <div className="field" data-kept-draft={teamSheetId ?? tournament.id} hidden>
            <label htmlFor="draft">{t('teams.closed.draft')}</label>
            <textarea id="draft" readOnly rows={12} />
          </div>
          <script type="module" src={closedScript} />
        </>
      )}
      <p className="row">
        {teamSheetId && (
          <LinkButton to={`/teams/${teamSheetId}`} look="primary">
            {t('teams.closed.toTeam')}
          </LinkButton>
        )}
        <LinkButton to={`/tournaments/${tournament.id}`}>{t('teams.closed.toTournament')}</LinkButton>
      </p>
    </section>
  );
}
