import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
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
            <ul className="six-names">
              {six.map((key) => (
                <li key={key}>
                  <span className="type bare" data-type={typesOf(key)[0]} />
                  {nameOf(speciesNames, key, locale)}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
