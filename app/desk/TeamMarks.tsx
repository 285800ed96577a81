import { useTranslation } from 'react-i18next';
import { penaltyName } from '~/groups/penalty-kinds';
import type { MarkedTeam, TeamMark } from '~/judging/listed-team';

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
  noted: 'bad',
  changed: 'warn',
  checked: 'good',
  withdrawn: 'bad',
};

export function TeamMarks({
  team,
}: {
  team: Pick<MarkedTeam, 'marks' | 'findings' | 'revision' | 'readingState' | 'noted'>;
}) {
  const { t } = useTranslation();
  const { marks, findings, revision, readingState, noted } = team;
  const textOf = (mark: TeamMark) => {
    if (mark === 'needsLook')
      return t('shell.labelled', { label: t('desk.shows.needsLook'), value: findings });
    if (mark !== 'noted') return t(`desk.shows.${mark}`);
    const notes = noted.notes > 0 ? [t('judging.note.plainCount', { count: noted.notes })] : [];
    return [...noted.penalties.map((kind) => penaltyName(kind, t)), ...notes].join(' · ');
  };
  return (
    <p className="row team-marks">
      {marks.map((mark) => (
        <span key={mark} className={`badge ${looks[mark]}`}>
          {textOf(mark)}
        </span>
      ))}
      {readingState && <span className="badge">{t(`desk.reading.${readingState}`)}</span>}
      {revision > 1 && <span className="badge">{t('desk.revision', { count: revision - 1 })}</span>}
    </p>
  );
}
