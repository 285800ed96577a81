import { speciesAliases } from '~/pokedex/aliases';
import { loadCatalogue } from '~/pokedex/catalogue';
import { type Dictionary, foldName } from '~/pokedex/name';
import { searchIndex, searchNames } from '~/pokedex/search';

export type NameKind = 'species' | 'abilities' | 'items' | 'moves';

// A chunk a kind: a phone fetches the names of moves only when somebody opens the details of a Pokémon.
const sources: Record<NameKind, () => Promise<Dictionary>> = {
<<<<<<< HEAD
  species: loadCatalogue,
=======
  species: async () => withoutMegas((await import('~/pokedex/species-names')).speciesNames),
>>>>>>> d2726f2 (Read the team image from the form, and keep a draft on the device)
  abilities: async () => (await import('~/pokedex/ability-names')).abilityNames,
  items: async () => (await import('~/pokedex/item-names')).itemNames,
  moves: async () => (await import('~/pokedex/move-names')).moveNames,
};

/** A sheet names the species and its stone: the Mega form is taken only in battle. */
const withoutMegas = (names: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(names).filter(([, { en }]) => !/-Mega(-[XYZ])?$/.test(en)));

const loading = new Map<NameKind, Promise<Dictionary>>();

/** The names of one kind, fetched once; after a failure the next call tries again. */
export function loadNames(kind: NameKind): Promise<Dictionary> {
  const known = loading.get(kind);
  if (known) return known;
  const names = sources[kind]();
  loading.set(kind, names);
  names.catch(() => loading.delete(kind));
  return names;
}

/**
 * Keys of the names that fit what is written, best first; `first` (what the species can have) are offered before all
 * others, and alone while nothing is written.
 */
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
