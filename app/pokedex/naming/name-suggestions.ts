import { speciesAliases } from '~/pokedex/aliases';
import { type Dictionary, findByName, foldName } from '~/pokedex/name';
import { searchIndex, searchNames } from '~/pokedex/search';

interface Preferred {
  first?: readonly string[];
  allowed?: ReadonlySet<string>;
}

const maxSuggestions = 8;

/** Best first; an exact name stays on top, so that Enter keeps it. */
export function suggestNames(
  names: Dictionary,
  text: string,
  { first = [], allowed = new Set(first) }: Preferred = {},
): string[] {
  if (foldName(text) === '') return [...first];
  const matches = searchNames(searchIndex(names, speciesAliases), text, Number.POSITIVE_INFINITY);
  const exact = findByName(names, text);
  const place = (key: string) => (key === exact ? 0 : allowed.has(key) ? 1 : 2);
  return matches.sort((a, b) => place(a) - place(b)).slice(0, maxSuggestions);
}
