import { createContext } from 'react';
import type { LegalRules } from '~/pokedex/legal-rules';
import { type PrintedRules, readRules } from '~/pokedex/printed-rules';
import type { Keys } from '~/pokedex/regulation';

export interface LoadedRules extends LegalRules {
  /** Offered before others while a name is typed. */
  offered: { species?: Keys; items?: Keys };
}

/** The id of the tournament whose Pokémon and items are offered before others. */
export const TournamentContext = createContext<string | undefined>(undefined);

const known = new Map<string, Promise<LoadedRules>>();

/** What a tournament allows, fetched once; after a failure the next call tries again. */
export function loadRules(tournamentId: string): Promise<LoadedRules> {
  const loading = known.get(tournamentId) ?? fetchRules(`/tournaments/${tournamentId}/rules.json`);
  known.set(tournamentId, loading);
  loading.catch(() => known.delete(tournamentId));
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
