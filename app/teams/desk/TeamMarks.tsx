import { useTranslation } from 'react-i18next';
import type { MarkedTeam, TeamMark } from './listed-team';

const looks: Record<TeamMark, string> = {
  duplicate: 'bad',
  offRoster: 'bad',
  askedRoster: 'yuzu',
  needsLook: 'warn',
  unlisted: 'warn',
  uncertain: 'warn',
  missing: 'warn',
  noImage: '',
  late: 'warn',
  unlocked: 'yuzu',
  corrected: 'brand-soft',
  withdrawn: 'bad',
};

export function TeamMarks({
  team,
}: {
  team: Pick<MarkedTeam, 'marks' | 'findings' | 'revision' | 'readingState'>;
}) {
  const { t } = useTranslation();
  const { marks, findings, revision, readingState } = team;
  return (
    <p className="row team-marks">
      {marks.map((mark) => (
        <span key={mark} className={`badge ${looks[mark]}`}>
          {mark === 'needsLook'
            ? t('shell.labelled', { label: t('desk.shows.needsLook'), value: findings })
            : t(`desk.shows.${mark}`)}
        </span>
      ))}
      {readingState && <span className="badge">{t(`desk.reading.${readingState}`)}</span>}
      {revision > 1 && <span className="badge">{t('desk.revision', { count: revision - 1 })}</span>}
    </p>
  );
}
