import { useTranslation } from 'react-i18next';

export function TeamResult({
  result: { wins, losses, rank },
}: {
  result: { wins: number; losses: number; rank: number | null };
}) {
  const { t } = useTranslation();
  return (
    <>
      {rank !== null && (
        <span className={rank === 1 ? 'badge yuzu' : 'badge brand-soft'}>
          {t('shell.place', { count: rank, ordinal: true })}
        </span>
      )}
      <span className="badge">{t('profile.team.record', { wins, losses })}</span>
    </>
  );
}
