import type { Game } from './game';
import type { HouseRules } from './house-rules';
import type { Keys, MoveChanges } from './regulation';
import { findRegulation, regulationsOf } from './regulations';
import { nextRegulation } from './seasons';

/** Undefined sets give no verdict. */
export interface LegalRules {
  game: Game;
  forms?: Keys;
  items?: Keys;
  banned: Record<'species' | 'items' | 'moves', Keys>;
  allowed: Record<'species' | 'items' | 'moves', Keys>;
  restricted?: { limit: number; forms: Keys };
  moves?: MoveChanges;
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

/** Regulation plus house rules. One not entered yet has no lists, and the clauses of the season before. */
export function legalRules({ game, regulation: id, speciesClause, houseRules }: RuledTournament): LegalRules {
  const regulation = id === null ? undefined : findRegulation(id);
  const house = houseRules ?? {};
  const keys = (list: readonly string[] | undefined): Keys => new Set(list);
  const lists = (rules: HouseRules['ban']) => ({
    species: keys(rules?.species),
    items: keys(rules?.items),
    moves: keys(rules?.moves),
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
