import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';

export function SpeciesName({ species, href }: { species: string; href?: string }) {
  const name = nameOf(speciesNames, species, useLocale());
  return (
    <span className="usage-species">
      <span className="type bare" data-type={typesOf(species)[0]} aria-hidden="true" />
      {href ? <a href={href}>{name}</a> : <span>{name}</span>}
    </span>
  );
}
