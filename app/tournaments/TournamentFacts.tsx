import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '~/ui/ExternalLink';
import { Instant } from '~/ui/Instant';
import { externalUrl } from '~/ui/safe-url';
import { HouseRules } from './HouseRuleList';
import { RegulationLink } from './RegulationName';
import type { FoundTournament } from './tournament.server';

export function TournamentFacts({ tournament, now }: { tournament: FoundTournament; now: Date }) {
  const { t } = useTranslation();
  const { rule, format, game, regulation, sheetKind, timeZone } = tournament;
  const external = externalUrl(tournament.externalUrl ?? '');
  const at = (instant: Date) => <Instant at={instant} timeZone={timeZone} now={now} />;
  return (
    <section className="card" aria-label={t('tournaments.detail.schedule')}>
      <dl className="facts">
        <Fact name={t('tournaments.deadlineAt')}>{at(tournament.submissionDeadlineAt)}</Fact>
        <Fact name={t('tournaments.startsAt')}>{at(tournament.scheduledStartAt)}</Fact>
        <Fact name={t('tournaments.endsAt')}>{at(tournament.endsAt)}</Fact>
        <Fact name={t('tournaments.detail.rule')}>{t(`tournaments.rule.${rule}`)}</Fact>
        <Fact name={t('tournaments.detail.format')}>{t(`tournaments.format.${format}`)}</Fact>
        <Fact name={t('tournaments.detail.game')}>{t(`tournaments.game.${game}`)}</Fact>
        <Fact name={t('tournaments.detail.regulation')}>
          <RegulationLink regulation={regulation} />
        </Fact>
        <Fact name={t('tournaments.detail.sheet')}>
          <strong>{t(`tournaments.detail.${sheetKind}`)}</strong>
          <br />
          <span className="soft">
            {sheetKind === 'ots'
              ? t(`tournaments.detail.otsShows.${game}`)
              : t('tournaments.detail.ctsShows')}
          </span>
        </Fact>
      </dl>
      <HouseRules tournament={tournament} />
      {external && (
        <p className="row">
          <ExternalLink className="button" href={external}>
            {t('tournaments.detail.external')}
          </ExternalLink>
          <span className="soft">
            {t('tournaments.detail.externalNote', { host: new URL(external).host })}
          </span>
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
