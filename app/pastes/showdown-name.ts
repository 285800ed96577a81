import { nameOf, plainName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

/** As Showdown writes a species: the base form by the bare name, `Urshifu (Rapid Strike)` as `Urshifu-Rapid-Strike`. */
export function showdownName(species: string): string {
  const name = nameOf(speciesNames, species, 'en').replace('♀', '-F').replace('♂', '-M');
  const plain = plainName(name);
  if (plain === name || !Object.hasOwn(speciesNames, species)) return name;
  if (species === baseOf(species)) return plain;
  const form = name
    .slice(plain.length)
    .replace(/[()]|( Mask\)$)/g, '')
    .trim();
  return `${plain}-${form === 'Female' ? 'F' : form.replaceAll('’', "'").replaceAll(' ', '-')}`;
}
