import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { useLocale } from '~/ui/root-data';

const six = ['garchomp', 'incineroar', 'rillaboom', 'fluttermane', 'dragonite', 'amoonguss'];
const languages = { ja: '日本語', en: 'English' };

export function HeroSheets() {
  const { t } = useTranslation();
  const front = useLocale();
  return (
    <div className="hero-sheets" role="img" aria-label={t('tournaments.home.sampleLabel')}>
      {locales
        .toSorted((a) => (a === front ? 1 : -1))
        .map((locale) => (
          <div key={locale} className={locale === front ? 'hero-sheet front' : 'hero-sheet'} lang={locale}>
            <p>{languages[locale]}</p>
            <TeamOfSix species={six} size="row" in={locale} />
          </div>
        ))}
    </div>
  );
}
