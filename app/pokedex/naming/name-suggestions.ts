import { speciesAliases } from '~/pokedex/aliases';
import { type Dictionary, findByName, foldName } from '~/pokedex/name';
import { searchIndex, searchNames } from '~/pokedex/search';

interface Preferred {
  /** What the species can have: before all others, and alone while nothing is written. */
  first?: readonly string[];
  /** What the tournament allows: before all others. */
  allowed?: ReadonlySet<string>;
}

const shown = 8;

/** Best first; what is written in full stays in front, so that Enter puts nothing else in its place. */
export function suggestNames(
  names: Dictionary,
  written: string,
  { first = [], allowed = new Set(first) }: Preferred = {},
): string[] {
  if (foldName(written) === '') return [...first];
  const found = searchNames(searchIndex(names, speciesAliases), written, Number.POSITIVE_INFINITY);
  const named = findByName(names, written);
  const place = (key: string) => (key === named ? 0 : allowed.has(key) ? 1 : 2);
  return found.sort((a, b) => place(a) - place(b)).slice(0, shown);
}
