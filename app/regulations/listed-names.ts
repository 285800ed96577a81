import type { Locale } from '~/locales/locale';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ListName } from './regulation-diff';

/** What a list’s key is called; of a move, whose it is too. */
export function listedName(list: ListName, key: string, locale: Locale): string {
  if (list === 'items') return nameOf(itemNames, key, locale);
  const [species = '', move] = key.split(' ');
  const name = nameOf(speciesNames, species, locale);
  return move === undefined ? name : `${name} ${nameOf(moveNames, move, locale)}`;
}

const numberOf = (key: string) => traitsOf(key.split(' ', 1)[0] ?? '')?.num ?? 0;

/** Pokémon by their national numbers, items by their names. */
export const inOrder = (list: ListName, keys: Iterable<string>, locale: Locale): string[] =>
  list === 'items'
    ? [...keys].sort((a, b) => listedName(list, a, locale).localeCompare(listedName(list, b, locale), locale))
    : [...keys].sort((a, b) => numberOf(a) - numberOf(b) || a.localeCompare(b));
