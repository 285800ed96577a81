import { nameOf } from '~/pokedex/name';
import { DiagonalTile } from '~/pokedex/six/DiagonalTile';
import { SpeciesName } from '~/pokedex/six/SpeciesName';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';

export function UsedSpecies({ species, href }: { species: string; href?: string }) {
  const whole = <SpeciesName name={nameOf(speciesNames, species, useLocale())} />;
  return (
    <span className="usage-species">
      <DiagonalTile types={typesOf(species)} isSilent />
      {href ? <a href={href}>{whole}</a> : whole}
    </span>
  );
}
