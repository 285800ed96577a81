import { nameKinds } from '~/pokedex/later-names';
import type { GivenNames, Keys, Regulation } from '~/pokedex/regulation';
import { printGivenName } from './given-name';

/** Entries of move lists are `species move`; entries of `names` are JSON, see `printGivenName`. */
export const listNames = [
  'names',
  'forms',
  'items',
  'restricted',
  'movesAdded',
  'movesRemoved',
  'movesUnknown',
] as const;
export type ListName = (typeof listNames)[number];
export const shownLists = ['forms', 'items', 'restricted'] as const satisfies readonly ListName[];

const factNames = [
  'nameJa',
  'nameEn',
  'from',
  'until',
  'basedOn',
  'level',
  'megas',
  'restrictedLimit',
  'speciesClause',
  'itemClause',
  'shows',
  'movesCertain',
] as const;
export type FactName = (typeof factNames)[number];
type Fact = string | number | boolean | undefined;

export interface ListDiff {
  list: ListName;
  in: string[];
  out: string[];
  /** False for an unknown list, which is compared as empty. */
  wasKnown: boolean;
  isKnown: boolean;
}

export interface FactDiff {
  fact: FactName;
  before: Fact;
  after: Fact;
}

export interface RegulationDiff {
  lists: ListDiff[];
  facts: FactDiff[];
}

export function regulationDiff(before: Regulation | undefined, after: Regulation): RegulationDiff {
  const [oldLists, newLists] = [before && listsOf(before), listsOf(after)];
  const lists = listNames.map((list): ListDiff => {
    const [oldKeys, newKeys] = [oldLists?.[list], newLists[list]];
    return {
      list,
      in: [...(newKeys ?? [])].filter((key) => !oldKeys?.has(key)),
      out: [...(oldKeys ?? [])].filter((key) => !newKeys?.has(key)),
      wasKnown: oldKeys !== undefined,
      isKnown: newKeys !== undefined,
    };
  });
  const [oldFacts, newFacts] = [before && factsOf(before), factsOf(after)];
  return {
    lists: lists.filter((one) => one.in.length + one.out.length > 0 || one.wasKnown !== one.isKnown),
    facts: factNames
      .filter((fact) => oldFacts?.[fact] !== newFacts[fact])
      .map((fact) => ({ fact, before: oldFacts?.[fact], after: newFacts[fact] })),
  };
}

export const isSame = ({ lists, facts }: RegulationDiff): boolean => lists.length + facts.length === 0;

type Lists = Record<ListName, Keys | undefined>;

export function listsOf({ names, forms, items, restricted, moves }: Regulation): Lists {
  return {
    names: entriesOf(names),
    forms,
    items,
    restricted: restricted.forms,
    movesAdded: pairsOf(moves.add),
    movesRemoved: pairsOf(moves.remove),
    movesUnknown: moves.unknown,
  };
}

const entriesOf = (names: GivenNames = {}): Keys =>
  new Set(
    nameKinds.flatMap((kind) =>
      Object.entries(names[kind] ?? {}).map(([id, name]) => printGivenName({ kind, id, name })),
    ),
  );

const pairsOf = (moves: ReadonlyMap<string, Keys>): Keys =>
  new Set([...moves].flatMap(([species, keys]) => [...keys].map((move) => `${species} ${move}`)));

export const factsOf = (regulation: Regulation): Record<FactName, Fact> => ({
  nameJa: regulation.name.ja,
  nameEn: regulation.name.en,
  from: regulation.startsAt.toISOString(),
  until: regulation.endsAt?.toISOString(),
  basedOn: regulation.basedOn,
  level: regulation.level,
  megas: regulation.megas,
  restrictedLimit: regulation.restricted.limit,
  speciesClause: regulation.speciesClause,
  itemClause: regulation.itemClause,
  shows: regulation.shows.join(' '),
  movesCertain: regulation.moves.certain,
});
