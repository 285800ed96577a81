import { useTranslation } from 'react-i18next';
import { minPrivateSheets } from '~/usage/privacy';
import { minTeamsForShare } from '~/usage/share';

export function HowCounted() {
  const { t } = useTranslation();
  const sentences = [
    t('stats.howText.forms'),
    t('stats.howText.details'),
    t('stats.howText.private', { fewest: minPrivateSheets }),
    t('stats.howText.closed'),
    t('stats.howText.few', { fewest: minTeamsForShare }),
    t('stats.howText.cut', { some: 16, part: 4, many: 32, most: 8 }),
    t('stats.howText.interval'),
  ];
  return (
    <details className="card usage-how">
      <summary>{t('stats.how')}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
