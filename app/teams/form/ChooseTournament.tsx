import { useTranslation } from 'react-i18next';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';
import { StepProgress } from './StepProgress';

export function ChooseTournament({ tournaments, now }: { tournaments: FoundTournament[]; now: Date }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="narrow submit-page">
      <h1>{t('teams.submit.title')}</h1>
      <StepProgress current="tournament" />
      <h2>{t('teams.submit.choose')}</h2>
      {tournaments.length === 0 && <p className="notice">{t('teams.submit.none')}</p>}
      <ul className="choose-tournament">
        {tournaments.map(({ id, name, groupName, sheetKind, submissionDeadlineAt, timeZone, isTest }) => (
          <li key={id}>
            <a className="card" href={toPath(`/team-submit/${sheetKind}/${id}`)}>
              <span className="eyebrow">{groupName}</span>
              <strong>{name}</strong>
              <span className="row">
                <span className="badge brand-soft">{t(`teams.submit.kind.${sheetKind}`)}</span>
                {isTest && <span className="badge warn">{t('tournaments.test')}</span>}
              </span>
              <span className="soft">
                <Labelled label={t('teams.submit.deadline')}>
                  <Instant at={submissionDeadlineAt} timeZone={timeZone} now={now} />
                </Labelled>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="/tournaments" look="quiet">
          {t('teams.submit.allTournaments')}
        </LinkButton>
      </p>
    </div>
  );
}
