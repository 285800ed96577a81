import { nameOf, plainName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

/** Showdown's name of a species: bare for the base form; `Urshifu (Rapid Strike)` → `Urshifu-Rapid-Strike`. */
export function showdownName(species: string): string {
  const name = nameOf(speciesNames, species, 'en').replace('♀', '-F').replace('♂', '-M');
  const plain = plainName(name);
  if (plain === name || !Object.hasOwn(speciesNames, species)) return name;
  if (species === baseOf(species)) return plain;
  const form = name
    .slice(plain.length)
    .replace(/[()]|( Mask\)$)/g, '')
    .trim();
  // Showdown keeps the blanks of Vivillon's patterns.
  const joined = plain === 'Vivillon' ? form : form.replaceAll(' ', '-');
  return `${plain}-${form === 'Female' ? 'F' : joined.replaceAll('’', "'")}`;
}
