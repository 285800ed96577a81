import { useTranslation } from 'react-i18next';

export function JudgeLines() {
  const { t } = useTranslation();
  return (
    <p className="judge-lines">
      <span>
        <span className="box" /> {t('desk.print.checkedBy')}
      </span>
      <span>{t('desk.print.checkedAt')}</span>
      <span className="whole">{t('desk.print.penalty')}</span>
    </p>
  );
}
