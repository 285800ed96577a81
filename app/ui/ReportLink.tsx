import { useTranslation } from 'react-i18next';
import { useLocalePath } from './root-data';

export function ReportLink({ page }: { page: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <p className="report-link">
      <a href={toPath(`${page}/report`)} rel="nofollow">
        {t('shell.report')}
      </a>
    </p>
  );
}
