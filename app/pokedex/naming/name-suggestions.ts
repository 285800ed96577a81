import { speciesAliases } from '~/pokedex/aliases';
import { type Dictionary, foldName } from '~/pokedex/name';
import { searchIndex, searchNames } from '~/pokedex/search';

/** Best first; `first` (what the species can have) before all others, and alone while nothing is written. */
export function suggestNames(
  names: Dictionary,
  written: string,
  first: readonly string[] = [],
  limit = 8,
): string[] {
  if (foldName(written) === '') return [...first];
  const found = searchNames(searchIndex(names, speciesAliases), written, first.length > 0 ? 40 : limit);
  const preferred = new Set(first);
  return [...found.filter((key) => preferred.has(key)), ...found.filter((key) => !preferred.has(key))].slice(
    0,
    limit,
  );
}
