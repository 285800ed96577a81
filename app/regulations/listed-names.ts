import type { Locale } from '~/locales/locale';
import { shownName } from '~/pokedex/given-names';
import { itemNames } from '~/pokedex/item-names';
import { type NameSet, noNames } from '~/pokedex/later-names';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { readGivenName } from './given-name';
import type { ListName } from './regulation-diff';

/** Display name of a list entry. `own`: names of an unsaved text. */
export function listedName(list: ListName, key: string, locale: Locale, own: NameSet = noNames): string {
  if (list === 'names') return shownName(readGivenName(key).name)[locale];
  if (list === 'items') return own.items[key]?.[locale] ?? nameOf(itemNames, key, locale);
  const [species = '', move] = key.split(' ');
  const name = own.species[species]?.[locale] ?? nameOf(speciesNames, species, locale);
  return move === undefined
    ? name
    : `${name} ${own.moves[move]?.[locale] ?? nameOf(moveNames, move, locale)}`;
}

/** Species without a known number sort last. */
const numberOf = (key: string) => traitsOf(key.split(' ', 1)[0] ?? '')?.num || Number.MAX_SAFE_INTEGER;

/** Sorts Pokémon by national number, items and names alphabetically. */
export const sortKeys = (list: ListName, keys: Iterable<string>, locale: Locale, own?: NameSet): string[] =>
  list === 'items' || list === 'names'
    ? [...keys].sort((a, b) =>
        listedName(list, a, locale, own).localeCompare(listedName(list, b, locale, own), locale),
      )
    : [...keys].sort((a, b) => numberOf(a) - numberOf(b) || a.localeCompare(b));
