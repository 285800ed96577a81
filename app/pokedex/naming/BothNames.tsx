import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';

export function BothNames({ species }: { species: string }) {
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <>
      <span>{nameOf(speciesNames, species, locale)}</span>{' '}
      <small lang={other}>{nameOf(speciesNames, species, other)}</small>
    </>
  );
}
