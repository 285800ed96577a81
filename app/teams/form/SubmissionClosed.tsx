import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printTyped } from '~/teams/text/print-typed';
import { blankSheet, type TypedSheet, withFields } from '~/teams/typed-sheet';
import type { SubmissionState } from '~/tournaments/tournament';
import { findDraft } from '~/ui/form/draft';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale } from '~/ui/root-data';

interface Props {
  now: Date;
  tournament: { id: string; name: string; submissionDeadlineAt: Date; timeZone: string };
  state: SubmissionState;
  teamSheetId?: string;
  /** What came too late: it is given back, to be sent to the organizer. */
  typed?: TypedSheet;
}

export function SubmissionClosed({ now, tournament, state, teamSheetId, typed }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const draft = useKeptDraft(teamSheetId || typed ? undefined : tournament.id);
  const text = (typed ?? draft) && printTyped(typed ?? (draft as TypedSheet), locale);
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
        <Labelled label={t('teams.submit.deadline')}>
          <Instant at={tournament.submissionDeadlineAt} timeZone={tournament.timeZone} now={now} />
        </Labelled>
      </p>
      {text && (
        <div className="field">
          <label htmlFor="typed">{t(draft ? 'teams.closed.draft' : 'teams.closed.typed')}</label>
          <textarea id="typed" readOnly rows={12} value={text} />
        </div>
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

/** What was typed on this device and never sent: it can still be read. */
function useKeptDraft(tournamentId: string | undefined): TypedSheet | undefined {
  const [draft, setDraft] = useState<TypedSheet>();
  useEffect(() => {
    const values = tournamentId === undefined ? undefined : findDraft(tournamentId, Date.now());
    if (values) setDraft(withFields(blankSheet(), values));
  }, [tournamentId]);
  return draft;
}
