import { knowNames, laterNames, type NameKind, noNames } from '~/pokedex/later-names';
import type { Dictionary } from '~/pokedex/name';

export type { NameKind };

// One chunk per kind: a phone fetches moves only when details are opened.
const sources: Record<NameKind, () => Promise<Dictionary>> = {
  species: async () => {
    const { loadCatalogue } = await import('~/pokedex/catalogue');
    return withoutMegas({ ...laterNames().species, ...(await loadCatalogue()) });
  },
  abilities: async () => (await import('~/pokedex/ability-names')).abilityNames,
  items: async () => (await import('~/pokedex/item-names')).itemNames,
  moves: async () => (await import('~/pokedex/move-names')).moveNames,
};

/** Megas exist in battle only; a sheet has the species and its stone. */
const withoutMegas = (names: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(names).filter(([, { en }]) => !/-Mega(-[XYZ])?$/.test(en)));

let later: Promise<void> | undefined;

/** Best effort: without it the files' names remain, and the server knows the rest. */
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

export function loadNames(kind: NameKind): Promise<Dictionary> {
  const pending = loading.get(kind);
  if (pending) return pending;
  const names = loadLater().then(sources[kind]);
  loading.set(kind, names);
  names.catch(() => loading.delete(kind));
  return names;
}
