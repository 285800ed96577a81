import { type Dictionary, foldName } from '~/pokedex/name';

export type NameKind = 'species' | 'abilities' | 'items' | 'moves';

// A chunk a kind: a phone fetches the names of moves only when somebody opens the details of a Pokémon.
const sources: Record<NameKind, () => Promise<Dictionary>> = {
  species: async () => (await import('~/pokedex/species-names')).speciesNames,
  abilities: async () => (await import('~/pokedex/ability-names')).abilityNames,
  items: async () => (await import('~/pokedex/item-names')).itemNames,
  moves: async () => (await import('~/pokedex/move-names')).moveNames,
};
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

const foldedNames = new WeakMap<Dictionary, readonly (readonly [key: string, ja: string, en: string])[]>();

/** Keys whose name begins with what is written, then those that contain it; `first` are offered before all others. */
export function suggestNames(
  names: Dictionary,
  written: string,
  first: readonly string[] = [],
  limit = 8,
): string[] {
  const query = foldName(written);
  if (query === '') return [...first];
  let folded = foldedNames.get(names);
  if (!folded) {
    folded = Object.entries(names).map(([key, { ja, en }]) => [key, foldName(ja), foldName(en)] as const);
    foldedNames.set(names, folded);
  }
  const rank = ([key, ja, en]: (typeof folded)[number]) =>
    (ja.startsWith(query) || en.startsWith(query) ? 0 : ja.includes(query) || en.includes(query) ? 2 : 4) +
    (first.length === 0 || first.includes(key) ? 0 : 1);
  return folded
    .map((entry) => ({ key: entry[0], length: entry[1].length, rank: rank(entry) }))
    .filter((entry) => entry.rank < 4)
    .sort((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, limit)
    .map(({ key }) => key);
}
