import type { Game } from '~/pokedex/game';
import type { SpeciesData } from '~/pokedex/send-species-choices';

const known = new Map<string, Promise<SpeciesData>>();

/** What a species can have in a game, fetched once; after a failure the next call tries again. */
export function loadSpecies(key: string, game: Game): Promise<SpeciesData> {
  const path = `/sv/data/species/${key}.json?game=${game}`;
  const loading = known.get(path) ?? fetchSpecies(path);
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

async function fetchSpecies(path: string): Promise<SpeciesData> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}
