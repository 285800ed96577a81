import { useTranslation } from 'react-i18next';
import { MatchCard } from '~/rounds/MatchCard';
import { QrCode } from '~/sheets/QrCode';
import { CheckInNotice } from '~/team-page/CheckInNotice';
import { OwnCard } from '~/team-page/OwnCard';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath, usePage } from '~/ui/root-data';
import type { TodaysTeam } from './todays-teams.server';

export function TodaysTeams({ teams }: { teams: readonly TodaysTeam[] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname } = usePage();
  return teams.map((team) => (
    <section key={team.id} className="card stack today-card" aria-label={t('profile.today')}>
      <p className="eyebrow">{t('profile.today')}</p>
      {team.match && <MatchCard own={team.match} teamId={team.id} now={team.now} back={pathname} />}
      {team.checkIn && <CheckInNotice teamId={team.id} checkIn={team.checkIn} back={pathname} />}
      <OwnCard own={team}>
        <a href={toPath(`/teams/${team.id}/qr`)} aria-label={t('teams.success.bigQr')}>
          <QrCode url={team.url} label={t('teams.success.qr')} />
        </a>
      </OwnCard>
      <p className="row">
        <LinkButton to={`/teams/${team.id}/qr`} look="primary">
          {t('teams.success.bigQr')}
        </LinkButton>
        <LinkButton to={`/teams/${team.id}`} look="quiet">
          {t('profile.team.detail')}
        </LinkButton>
      </p>
    </section>
  ));
}
