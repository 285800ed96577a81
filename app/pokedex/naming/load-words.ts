import type { NameKind } from '~/pokedex/later-names';
import type { Aliases } from '~/pokedex/search';
import { aliasesOf } from '~/pokedex/word-aliases';

// One chunk per kind, beside its names. They are the tables that pasted text is read by.
const sources: Record<NameKind, () => Promise<Aliases>> = {
  species: async () => (await import('~/pokedex/aliases')).speciesAliases,
  abilities: async () => aliasesOf((await import('~/pokedex/data/words/ability.json')).default),
  items: async () => aliasesOf((await import('~/pokedex/data/words/item.json')).default),
  moves: async () => aliasesOf((await import('~/pokedex/data/words/move.json')).default),
};

const loading = new Map<NameKind, Promise<Aliases>>();

/** Players' words for the names of a kind, the most used names first, except for species. */
export function loadWords(kind: NameKind): Promise<Aliases> {
  const pending = loading.get(kind) ?? sources[kind]();
  loading.set(kind, pending);
  pending.catch(() => loading.delete(kind));
  return pending;
}
