import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';

export function TeamOfSix({ species, label }: { species: readonly string[]; label: string }) {
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <ol className="team-of-six" aria-label={label}>
      {species.map((key, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
        <li key={slot}>
          <span className="team-types" aria-hidden="true">
            {typesOf(key).map((type) => (
              <span key={type} className="type bare" data-type={type} />
            ))}
          </span>
          <span className="team-names">
            <span>{nameOf(speciesNames, key, locale)}</span>{' '}
            <small lang={other}>{nameOf(speciesNames, key, other)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
