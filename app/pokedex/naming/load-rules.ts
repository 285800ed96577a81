import { createContext } from 'react';
import type { NameKind } from '~/pokedex/later-names';
import type { LegalRules } from '~/pokedex/legal-rules';
import { type PrintedRules, readRules } from '~/pokedex/printed-rules';
import type { Keys } from '~/pokedex/regulation';

export interface LoadedRules extends LegalRules {
  offered: { species?: Keys; items?: Keys };
  /** Most used first, as counted in the regulation. */
  used: Partial<Record<NameKind, readonly string[]>>;
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
    used?: LoadedRules['used'];
  };
  const rules = readRules(printed);
  const { species = printed.forms, items = printed.items } = printed.offered ?? {};
  const offered = { species: species && new Set(species), items: items && new Set(items) };
  return { ...rules, offered, used: printed.used ?? {} };
}
