import { apiClient, InvalidResponse, storageBase } from '~/ui/api-client';
import type { Dictionary } from './name';

export const catalogueAt = (base: string) => `${base.replace(/\/$/, '')}/sv/data/pokemons.json`;

export const laterNamesPath = '/sv/data/later-names.json';

let loading: Promise<Dictionary> | undefined;

export function loadCatalogue(): Promise<Dictionary> {
  loading ??= fetchCatalogue(storageBase());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** @throws if the network fails or the answer is no catalogue */
export async function fetchCatalogue(base: string): Promise<Dictionary> {
  return toCatalogue(await apiClient()(catalogueAt(base), { responseType: 'json' }));
}

export function toCatalogue(answer: unknown): Dictionary {
  if (!isCatalogue(answer)) throw new InvalidResponse('That is no catalogue');
  return answer;
}

function isCatalogue(answer: unknown): answer is Dictionary {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.keys(answer).length > 0 &&
    Object.values(answer).every((name) => typeof name?.ja === 'string' && typeof name?.en === 'string')
  );
}

export const flattenCatalogue = (catalogue: Dictionary): { name: string; key: string }[] =>
  Object.entries(catalogue).flatMap(([key, { ja, en }]) => [
    { name: ja, key },
    { name: en, key },
  ]);
