import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

export function TakenDown({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="notice bad">
      <p>{t('reports.tournamentDown.title')}</p>
      <p className="answer">{reason}</p>
      <p>
        {t('reports.tournamentDown.next')}{' '}
        <a href={toPath('/contact')}>{t('reports.tournamentDown.contact')}</a>
      </p>
    </div>
  );
}
