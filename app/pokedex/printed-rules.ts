import type { LegalRules } from './legal-rules';
import type { Keys } from './regulation';

export type PrintedRules = ReturnType<typeof printRules>;

export function printRules({ forms, items, banned, allowed, restricted, moves, types, ...rest }: LegalRules) {
  const list = (keys: Keys | undefined) => keys && [...keys];
  const lists = (keys: LegalRules['banned']) => ({
    species: [...keys.species],
    items: [...keys.items],
    moves: [...keys.moves],
  });
  const entries = (map: ReadonlyMap<string, Keys>) =>
    [...map].map(([species, keys]): [string, string[]] => [species, [...keys]]);
  return {
    ...rest,
    forms: list(forms),
    items: list(items),
    banned: lists(banned),
    allowed: lists(allowed),
    restricted: restricted && { limit: restricted.limit, forms: [...restricted.forms] },
    moves: moves && {
      add: entries(moves.add),
      remove: entries(moves.remove),
      unknown: [...moves.unknown],
      certain: moves.certain,
    },
    types: [...types],
  };
}

export function readRules(printed: PrintedRules): LegalRules {
  const { forms, items, banned, allowed, restricted, moves, types, ...rest } = printed;
  const keys = (list: readonly string[] | undefined) => list && new Set(list);
  const sets = (printedKeys: PrintedRules['banned']) => ({
    species: new Set(printedKeys.species),
    items: new Set(printedKeys.items),
    moves: new Set(printedKeys.moves),
  });
  const map = (entries: readonly [string, string[]][]) =>
    new Map(entries.map(([species, list]) => [species, new Set(list)]));
  return {
    ...rest,
    forms: keys(forms),
    items: keys(items),
    banned: sets(banned),
    allowed: sets(allowed),
    restricted: restricted && { limit: restricted.limit, forms: new Set(restricted.forms) },
    moves: moves && {
      add: map(moves.add),
      remove: map(moves.remove),
      unknown: new Set(moves.unknown),
      certain: moves.certain,
    },
    types: new Set(types),
  };
}
