import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import { DeskBadges } from './HostedTournament';
import type { HostedTournament } from './hosted-tournament.server';
import { isPublished, phaseOf } from './tournament';

interface Props {
  tournament: HostedTournament;
  groupId: string;
  now: Date;
}

/** Which tournament this is, its state, and the ways from here to its other pages. */
export function DeskHeader({ tournament, groupId, now }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = `/admin/${groupId}/tournaments/${tournament.id}`;
  return (
    <header className="stack">
      <h1>{tournament.name}</h1>
      <DeskBadges tournament={tournament} now={now} />
      <p className="desk-actions">
        <a className="button" href={toPath(`${path}/teams`)}>
          {t('host.teams', { count: tournament.teams })}
        </a>
        {phaseOf(tournament, now) !== 'upcoming' && (
          <a className="button" href={toPath(`${path}/result`)}>
            {t('host.result')}
          </a>
        )}
        {isPublished(tournament, now) && (
          <a className="button quiet" href={toPath(`/tournaments/${tournament.id}`)}>
            {t('host.publicPage')}
          </a>
        )}
        <a className="button quiet" href={toPath(`/admin/${groupId}/tournaments/new?from=${tournament.id}`)}>
          {t('host.duplicate')}
        </a>
      </p>
    </header>
  );
}
