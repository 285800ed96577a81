import { nameKinds } from '~/pokedex/later-names';
import type { GivenNames, Keys, Regulation } from '~/pokedex/regulation';
import { printGivenName } from './given-name';

/** Entries of the lists of moves are a species and a move, with a blank between them; of names, see `printGivenName`. */
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
/** Those that a page has. */
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
  /** A list that is not known has nothing in it. */
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

/** What leads from one regulation to another; without one before, all of it is new. */
export function regulationDiff(before: Regulation | undefined, after: Regulation): RegulationDiff {
  const [was, is] = [before && listsOf(before), listsOf(after)];
  const lists = listNames.map((list): ListDiff => {
    const [old, now] = [was?.[list], is[list]];
    return {
      list,
      in: [...(now ?? [])].filter((key) => !old?.has(key)),
      out: [...(old ?? [])].filter((key) => !now?.has(key)),
      wasKnown: old !== undefined,
      isKnown: now !== undefined,
    };
  });
  const [said, says] = [before && factsOf(before), factsOf(after)];
  return {
    lists: lists.filter((one) => one.in.length + one.out.length > 0 || one.wasKnown !== one.isKnown),
    facts: factNames
      .filter((fact) => said?.[fact] !== says[fact])
      .map((fact) => ({ fact, before: said?.[fact], after: says[fact] })),
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
      Object.entries(names[kind] ?? {}).map(([id, given]) => printGivenName({ kind, id, given })),
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
