import { useTranslation } from 'react-i18next';
import { Countdown, Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';
import { RegulationName } from './RegulationName';
import { Thumbnail } from './Thumbnail';
import { hasResults, isEntryOpen, phaseOf, submissionState } from './tournament';
import type { FoundTournament } from './tournament.server';

interface Props {
  tournament: FoundTournament;
  now: Date;
  ownTeams?: { id: string }[];
  deferred?: boolean;
}

export function TournamentCard({ tournament, now, ownTeams = [], deferred }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = `/tournaments/${tournament.id}`;
  const phase = phaseOf(tournament, now);
  const open = submissionState(tournament, now) === 'open';
  const [own] = ownTeams;
  const shownAt = open
    ? tournament.submissionDeadlineAt
    : phase === 'upcoming'
      ? tournament.scheduledStartAt
      : tournament.endsAt;
  const shownAs = open ? 'deadlineAt' : phase === 'upcoming' ? 'startsAt' : 'endsAt';
  return (
    <li className="card link-card tournament-card" data-phase={phase}>
      <div className="tournament-card-head">
        <span className="tournament-card-picture">
          <Thumbnail tournament={tournament} deferred={deferred} />
        </span>
        <div>
          <h3>
            <a href={toPath(path)}>{tournament.name}</a>
          </h3>
          <p className="soft">{tournament.groupName}</p>
        </div>
      </div>
      <TournamentBadges tournament={tournament} now={now} isSubmitted={own !== undefined} />
      <p className="tournament-card-kind">
        {t(`tournaments.rule.${tournament.rule}`)}
        <span aria-hidden="true"> · </span>
        {t(`tournaments.format.${tournament.format}`)}
        <span aria-hidden="true"> · </span>
        <RegulationName {...tournament} />
      </p>
      <p className="tournament-card-time">
        {open && <Countdown until={shownAt} now={now} />}
        <span>
          <span className="soft">{t(`tournaments.${shownAs}`)}</span>{' '}
          <Instant
            at={shownAt}
            timeZone={tournament.timeZone}
            now={now}
            isInPerson={tournament.format === 'offline'}
          />
        </span>
      </p>
      <p className="tournament-card-links">
        {open && (
          <LinkButton to={`/team-submit/${tournament.sheetKind}/${tournament.id}`} look="primary">
            {t('tournaments.submitTeam')}
            <span className="visually-hidden"> ({tournament.name})</span>
          </LinkButton>
        )}
        <LinkButton to={own && ownTeams.length === 1 ? `/teams/${own.id}` : `${path}#your-team`} look="quiet">
          {t('tournaments.checkTeam')}
          <span className="visually-hidden"> ({tournament.name})</span>
        </LinkButton>
        {hasResults(tournament, now) && (
          <LinkButton to={`${path}#standings`} look="quiet">
            {t('tournaments.results')}
            <span className="visually-hidden"> ({tournament.name})</span>
          </LinkButton>
        )}
      </p>
    </li>
  );
}

export function TournamentBadges({
  tournament,
  now,
  isSubmitted = false,
}: {
  tournament: FoundTournament;
  now: Date;
  isSubmitted?: boolean;
}) {
  const { t } = useTranslation();
  const phase = phaseOf(tournament, now);
  return (
    <p className="row tournament-badges">
      {tournament.isTest && <span className="badge warn">{t('tournaments.test')}</span>}
      {tournament.canceledAt && <span className="badge bad">{t('tournaments.canceled.badge')}</span>}
      {phase === 'running' && !tournament.canceledAt && (
        <span className="badge yuzu">{t('tournaments.phase.running')}</span>
      )}
      {phase === 'past' && <span className="badge">{t('tournaments.phase.over')}</span>}
      {submissionState(tournament, now) === 'open' && (
        <span className="badge good">{t('tournaments.submissionOpen')}</span>
      )}
      {isEntryOpen(tournament, now) && <span className="badge brand-soft">{t('tournaments.entryOpen')}</span>}
      {isSubmitted && <span className="badge good">{t('tournaments.submitted')}</span>}
    </p>
  );
}
