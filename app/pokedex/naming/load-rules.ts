import { createContext } from 'react';
import type { LegalRules } from '~/pokedex/legal-rules';
import { type PrintedRules, readRules } from '~/pokedex/printed-rules';
import type { Keys } from '~/pokedex/regulation';

export interface LoadedRules extends LegalRules {
  offered: { species?: Keys; items?: Keys };
}

export const TournamentContext = createContext<string | undefined>(undefined);

const cache = new Map<string, Promise<LoadedRules>>();

export function loadRules(tournamentId: string): Promise<LoadedRules> {
  const loading = cache.get(tournamentId) ?? fetchRules(`/tournaments/${tournamentId}/rules.json`);
  cache.set(tournamentId, loading);
  loading.catch(() => cache.delete(tournamentId));
  return loading;
}

async function fetchRules(path: string): Promise<LoadedRules> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  const printed = (await response.json()) as PrintedRules & {
    offered?: Record<'species' | 'items', string[]>;
  };
  const rules = readRules(printed);
  const { species = printed.forms, items = printed.items } = printed.offered ?? {};
  return { ...rules, offered: { species: species && new Set(species), items: items && new Set(items) } };
}
