import { useTranslation } from 'react-i18next';
import { type EffectiveRole, may } from '~/groups/permission';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';
import type { HostedTournament as Hosted } from './hosted-tournament.server';
import { hasResults, isEntryOpen, isItsDay, isPublished, phaseOf, submissionState } from './tournament';

interface Props {
  tournament: Hosted;
  place: EffectiveRole;
  now: Date;
  heading?: 'h2' | 'h3';
}

function HostedTournament({
  tournament,
  groupId,
  place,
  now,
  heading: Heading = 'h3',
}: Props & { groupId: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, name, timeZone, teams } = tournament;
  const path = `/admin/${groupId}/tournaments/${id}`;
  const for_ = <span className="visually-hidden"> ({name})</span>;
  const past = phaseOf(tournament, now) === 'past';
  const at = (instant: Date) => <Instant at={instant} timeZone={timeZone} now={now} />;
  return (
    <li className="desk-tournament">
      <Heading>
        <a href={toPath(`${path}/${pageToOpen(tournament, place, now)}`)}>{name}</a>
      </Heading>
      <DeskBadges tournament={tournament} now={now} />
      <dl className="small-facts">
        {!past && (
          <>
            <dt>{t('tournaments.deadlineAt')}</dt>
            <dd>{at(tournament.submissionDeadlineAt)}</dd>
          </>
        )}
        <dt>{t('tournaments.startsAt')}</dt>
        <dd>{at(tournament.scheduledStartAt)}</dd>
      </dl>
      <p className="desk-actions">
        {may(place, 'seeTeams') && (
          <LinkButton to={`${path}/teams`}>
            {t('host.teams', { count: teams })}
            {for_}
          </LinkButton>
        )}
        {may(place, 'manageResults') && phaseOf(tournament, now) !== 'upcoming' && (
          <LinkButton to={`${path}/result`}>
            {t('host.result')}
            {for_}
          </LinkButton>
        )}
        {may(place, 'manageTournaments') && (
          <LinkButton to={`${path}/edit`} look="quiet">
            {t('host.edit')}
            {for_}
          </LinkButton>
        )}
        {may(place, 'manageTournaments') && past && (
          <LinkButton to={`/admin/${groupId}/tournaments/new?from=${id}`} look="quiet">
            {t('host.duplicate')}
            {for_}
          </LinkButton>
        )}
      </p>
    </li>
  );
}

/** From the morning of its day on, what is run; before and after it, what is set up or came in. */
function pageToOpen(tournament: Hosted, place: EffectiveRole, now: Date) {
  if (isItsDay(tournament, now) && !tournament.canceledAt && may(place, 'seeTeams')) return 'day';
  return may(place, 'manageTournaments') ? 'edit' : 'teams';
}

export function HostedTournaments({
  tournaments,
  group,
  now,
  heading,
}: Pick<Props, 'now' | 'heading'> & { tournaments: Hosted[]; group: { id: string; place: EffectiveRole } }) {
  return (
    <ul className="rows card">
      {tournaments.map((tournament) => (
        <HostedTournament
          key={tournament.id}
          {...{ tournament, now, heading }}
          groupId={group.id}
          place={group.place}
        />
      ))}
    </ul>
  );
}

export function DeskBadges({ tournament, now }: Pick<Props, 'tournament' | 'now'>) {
  const { t } = useTranslation();
  const phase = phaseOf(tournament, now);
  const submission = submissionState(tournament, now);
  const badge = (kind: string, text: string) => <span className={`badge ${kind}`}>{text}</span>;
  return (
    <p className="row">
      {tournament.isTest && badge('warn', t('tournaments.test'))}
      {tournament.archivedAt && badge('', t('host.state.archived'))}
      {!tournament.publishedAt && badge('warn', t('host.state.draft'))}
      {isPublished(tournament, now) && (
        <>
          {tournament.canceledAt && badge('bad', t('tournaments.canceled.badge'))}
          {phase === 'upcoming' && !tournament.canceledAt && badge('brand-soft', t('host.state.published'))}
          {phase === 'running' && !tournament.canceledAt && badge('yuzu', t('tournaments.phase.running'))}
          {phase === 'past' && badge('', t('tournaments.phase.over'))}
          {submission === 'open' && badge('good', t('tournaments.submissionOpen'))}
          {submission === 'closedByHand' && badge('warn', t('host.state.closedByHand'))}
          {isEntryOpen(tournament, now) && badge('brand-soft', t('tournaments.entryOpen'))}
          {hasResults(tournament, now) && badge('good', t('host.state.results'))}
        </>
      )}
    </p>
  );
}
