import { knowNames, laterNames, type NameKind, noNames } from '~/pokedex/later-names';
import type { Dictionary } from '~/pokedex/name';

export type { NameKind };

// A chunk a kind: a phone fetches the names of moves only when somebody opens the details of a Pokémon.
const sources: Record<NameKind, () => Promise<Dictionary>> = {
  species: async () => {
    const { loadCatalogue } = await import('~/pokedex/catalogue');
    return withoutMegas({ ...laterNames().species, ...(await loadCatalogue()) });
  },
  abilities: async () => (await import('~/pokedex/ability-names')).abilityNames,
  items: async () => (await import('~/pokedex/item-names')).itemNames,
  moves: async () => (await import('~/pokedex/move-names')).moveNames,
};

/** A sheet names the species and its stone: the Mega form is taken only in battle. */
const withoutMegas = (names: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(names).filter(([, { en }]) => !/-Mega(-[XYZ])?$/.test(en)));

let later: Promise<void> | undefined;

/** Without its answer the names of the files go on alone: the server knows the rest. */
function loadLater(): Promise<void> {
  later ??= fetchLater().catch(() => {
    later = undefined;
  });
  return later;
}

async function fetchLater() {
  const { laterNamesPath } = await import('~/pokedex/catalogue');
  const answer = await fetch(laterNamesPath);
  if (answer.ok) knowNames({ inForce: { ...noNames, ...(await answer.json()) }, former: noNames });
}

const loading = new Map<NameKind, Promise<Dictionary>>();

/** The names of one kind, fetched once; after a failure the next call tries again. */
export function loadNames(kind: NameKind): Promise<Dictionary> {
  const known = loading.get(kind);
  if (known) return known;
  const names = loadLater().then(sources[kind]);
  loading.set(kind, names);
  names.catch(() => loading.delete(kind));
  return names;
}
