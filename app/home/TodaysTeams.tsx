import { useTranslation } from 'react-i18next';
import type { listTodaysTeams } from '~/teams/own-teams.server';
import { OwnCard } from '~/teams/page/OwnCard';
import { QrCode } from '~/teams/page/QrCode';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';

type Team = Awaited<ReturnType<typeof listTodaysTeams>>[number] & { url: string };

/** On the day of a tournament, what its player needs there: nothing on any other. */
export function TodaysTeams({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return teams.map((team) => (
    <section key={team.id} className="card stack today-card" aria-label={t('profile.today')}>
      <p className="eyebrow">{t('profile.today')}</p>
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
