import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '~/ui/ExternalLink';
import { Instant } from '~/ui/Instant';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { externalUrl } from '~/ui/safe-url';
import { TournamentHouseRules } from './HouseRuleList';
import { RegulationLink } from './RegulationName';
import { SeasonNote } from './SeasonNote';
import { topCutText } from './top-cut';
import type { Details, FoundTournament } from './tournament.server';
import { WrittenText } from './WrittenText';

interface Props {
  tournament: FoundTournament;
  details: Details;
  now: Date;
}

export function TournamentFacts({ tournament, details, now }: Props) {
  const { t } = useTranslation();
  const { rule, format, game, regulation, sheetKind, timeZone, topCut } = tournament;
  const external = externalUrl(tournament.externalUrl ?? '');
  const { place, placeUrl, capacity, contact, ruleText } = details;
  const isInPerson = format === 'offline';
  const at = (instant: Date) => <Instant at={instant} {...{ timeZone, now, isInPerson }} />;
  return (
    <section className="card" aria-label={t('tournaments.detail.schedule')}>
      <dl className="facts">
        <Fact name={t('tournaments.deadlineAt')}>{at(tournament.submissionDeadlineAt)}</Fact>
        <Fact name={t('tournaments.startsAt')}>{at(tournament.scheduledStartAt)}</Fact>
        <Fact name={t('tournaments.endsAt')}>{at(tournament.endsAt)}</Fact>
        {(place || placeUrl) && (
          <Fact name={t('tournaments.detail.place')}>
            {place} {placeUrl && <ExternalLink href={placeUrl}>{t('tournaments.detail.map')}</ExternalLink>}
          </Fact>
        )}
        {capacity !== null && (
          <Fact name={t('tournaments.detail.capacity')}>
            {t('tournaments.detail.people', { count: capacity })}
          </Fact>
        )}
        {topCut !== null && <Fact name={t('tournaments.detail.topCut')}>{topCutText(t, topCut)}</Fact>}
        <Fact name={t('tournaments.detail.rule')}>{t(`tournaments.rule.${rule}`)}</Fact>
        <Fact name={t('tournaments.detail.format')}>{t(`tournaments.format.${format}`)}</Fact>
        <Fact name={t('tournaments.detail.game')}>{t(`tournaments.game.${game}`)}</Fact>
        <Fact name={t('tournaments.detail.regulation')}>
          <RegulationLink regulation={regulation} />
          <SeasonNote {...{ tournament, now }} />
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
        {contact && (
          <Fact name={t('tournaments.detail.contact')}>
            <LinkedText text={contact} />
          </Fact>
        )}
      </dl>
      {ruleText && (
        <section aria-labelledby="rule-text-title">
          <h2 id="rule-text-title">{t('tournaments.detail.ruleText')}</h2>
          <WrittenText text={ruleText} />
        </section>
      )}
      <TournamentHouseRules tournament={tournament} />
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
