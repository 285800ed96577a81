import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';

export function SixNames({ species, label }: { species: readonly string[]; label: string }) {
  const locale = useLocale();
  const other: Locale = locale === 'ja' ? 'en' : 'ja';
  return (
    <ol className="six-names" aria-label={label}>
      {species.map((key) => (
        <li key={key}>
          <span className="type bare" data-type={typesOf(key)[0]} aria-hidden="true" />
          <span className="six-name">
            <span>{nameOf(speciesNames, key, locale)}</span>{' '}
            <small lang={other}>{nameOf(speciesNames, key, other)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
