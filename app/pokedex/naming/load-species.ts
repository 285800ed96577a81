import type { Game } from '~/pokedex/game';
import type { SpeciesData } from '~/pokedex/send-species-choices';

const cache = new Map<string, Promise<SpeciesData>>();

export function loadSpecies(key: string, game: Game): Promise<SpeciesData> {
  const path = `/sv/data/species/${key}.json?game=${game}`;
  const loading = cache.get(path) ?? fetchSpecies(path);
  cache.set(path, loading);
  loading.catch(() => cache.delete(path));
  return loading;
}

async function fetchSpecies(path: string): Promise<SpeciesData> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}
