import { useTranslation } from 'react-i18next';

export function RankBadge({ rank }: { rank: number }) {
  const { t } = useTranslation();
  return (
    <span className={rank === 1 ? 'badge yuzu' : 'badge brand-soft'}>
      {rank === 1 ? t('posts.winner') : t('shell.place', { count: rank, ordinal: true })}
    </span>
  );
}
