import { useTranslation } from 'react-i18next';
import { type EffectiveRole, may } from '~/groups/permission';
import { useLocalePath } from '~/ui/root-data';
import { isPublished, type Publication } from './tournament';

type Tab = 'day' | 'teams' | 'entrants' | 'rounds' | 'announcements' | 'result' | 'edit';

interface Props {
  group: { id: string; place: EffectiveRole };
  tournament: Publication & { id: string; name: string; scheduledStartAt: Date };
  open?: Tab;
}

export function DeskTabs({ group, tournament, open }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = `/admin/${group.id}/tournaments/${tournament.id}`;
  const now = new Date();
  const hasStats = isPublished(tournament, now) && now >= tournament.scheduledStartAt;
  const tabs: Tab[] = [
    'day',
    'teams',
    'entrants',
    'rounds',
    'announcements',
    'result',
    ...(may(group.place, 'manageTournaments') ? (['edit'] as const) : []),
  ];
  return (
    <nav className="desk-tabs" aria-label={t('desk.pages.label')}>
      <strong>
        <a className="desk-up" href={toPath(`/admin/${group.id}`)} aria-label={t('desk.pages.up')}>
          ←
        </a>
        {tournament.name}
      </strong>
      <div>
        {tabs.map((tab) => (
          <a key={tab} href={toPath(`${path}/${tab}`)} aria-current={tab === open ? 'page' : undefined}>
            {t(`desk.pages.${tab}`)}
          </a>
        ))}
        {hasStats && <a href={toPath(`/tournaments/${tournament.id}/stats`)}>{t('desk.pages.stats')}</a>}
      </div>
    </nav>
  );
}
