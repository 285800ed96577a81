import { useTranslation } from 'react-i18next';
import { fewestPrivate } from '~/usage/privacy';
import { fewestForShare } from '~/usage/share';

export function HowCounted() {
  const { t } = useTranslation();
  const said = [
    t('stats.howText.forms'),
    t('stats.howText.details'),
    t('stats.howText.private', { fewest: fewestPrivate }),
    t('stats.howText.closed'),
    t('stats.howText.few', { fewest: fewestForShare }),
    t('stats.howText.cut', { some: 16, part: 4, many: 32, most: 8 }),
    t('stats.howText.interval'),
  ];
  return (
    <details className="usage-how">
      <summary>{t('stats.how')}</summary>
      <ul>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
