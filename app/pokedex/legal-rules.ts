import type { Game } from './game';
import type { HouseRules } from './house-rules';
import type { Keys, MoveChanges } from './regulation';
import { findRegulation, regulationsOf } from './regulations';
import { nextRegulation } from './seasons';

/** What the sheets of a tournament are judged by. Sets that are undefined say nothing. */
export interface LegalRules {
  game: Game;
  forms?: Keys;
  items?: Keys;
  /** What the organizer banned on top, and what is allowed in any case. */
  banned: Record<'species' | 'items' | 'moves', Keys>;
  allowed: Record<'species' | 'items' | 'moves', Keys>;
  /** Undefined: any number of them. */
  restricted?: { limit: number; forms: Keys };
  moves?: MoveChanges;
  /** Each has one of these; empty: any. */
  types: Keys;
  speciesClause: boolean;
  itemClause: boolean;
}

export interface RuledTournament {
  game: Game;
  regulation: string | null;
  speciesClause: boolean;
  houseRules: HouseRules | null;
}

/**
 * Of a tournament's regulation and of what its organizer changed; in a free format only what the game itself says. Where the
 * regulation is not entered yet, no list is known, and the clauses are those of the season before.
 */
export function legalRules({ game, regulation: id, speciesClause, houseRules }: RuledTournament): LegalRules {
  const regulation = id === null ? undefined : findRegulation(id);
  const house = houseRules ?? {};
  const keys = (list: readonly string[] | undefined): Keys => new Set(list);
  const lists = (of: HouseRules['ban']) => ({
    species: keys(of?.species),
    items: keys(of?.items),
    moves: keys(of?.moves),
  });
  const restricted = regulation?.restricted;
  const clauses = regulation ?? (id === nextRegulation(game) ? regulationsOf(game)[0] : undefined);
  return {
    game,
    forms: regulation?.forms,
    items: regulation?.items,
    banned: lists(house.ban),
    allowed: lists(house.allow),
    restricted: restricted && { ...restricted, limit: house.restrictedLimit ?? restricted.limit },
    moves: regulation?.moves,
    types: keys(house.types),
    speciesClause: speciesClause && (clauses?.speciesClause ?? true),
    itemClause: house.itemClause ?? clauses?.itemClause ?? false,
  };
}
