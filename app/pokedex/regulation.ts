import type { Game } from './game';
import type { Name } from './name';

/** What an open sheet can show of a member beside its species. Never stat points, nickname or gender. */
export const sheetDetailKinds = ['ability', 'item', 'moves', 'teraType', 'statAlignment'] as const;
export type SheetDetail = (typeof sheetDetailKinds)[number];

export type Keys = ReadonlySet<string>;

/** Keys that a list has more or fewer than the one it follows from. */
export interface Change {
  add?: readonly string[];
  remove?: readonly string[];
}

/** One language may be missing while it is not announced; the other one is shown in its place. */
export interface GivenName {
  ja?: string;
  en?: string;
}

/** The Mega Evolution that a Mega Stone makes: the stone is on the sheet, the Mega is seen in battle alone. */
export interface GivenMega {
  /** The species, or the form of it, that holds the stone. */
  of: string;
  ja?: string;
  en?: string;
  types?: readonly string[];
  ability?: string;
}

export interface GivenSpecies extends GivenName {
  /** The species that it is a form of; without it, it is a species of its own. */
  base?: string;
  /** In the National Pokédex; of a form it is its base's. */
  num?: number;
  types?: readonly string[];
  abilities?: readonly string[];
}

/** Names that the tables do not have yet, by Showdown id. Types and abilities are keys, those of the text itself included. */
export interface GivenNames {
  items?: Readonly<Record<string, GivenName & { mega?: GivenMega }>>;
  moves?: Readonly<Record<string, GivenName & { type?: string }>>;
  abilities?: Readonly<Record<string, GivenName>>;
  species?: Readonly<Record<string, GivenSpecies>>;
}

/**
 * A regulation as it is written down: a file in data/regulations, or a text that a site admin gives. What it leaves out is
 * as in the one it is based on; without one, lists that are left out are unknown, which is no verdict.
 */
export interface RegulationSource {
  id: string;
  game: Game;
  name: Name;
  /** ISO 8601 with its offset from UTC; the first instant at which it holds, and the first at which it no longer does. */
  from: string;
  until?: string;
  basedOn?: string;
  /** They are known everywhere, not under this regulation alone, for as long as this text is in force. */
  names?: GivenNames;
  /** Each form as it is chosen for a team, cosmetic ones too. Forms taken only in battle, as Megas, are not listed. */
  forms?: Change;
  items?: Change;
  /** Of these forms a team may have `limit` together. They are allowed only where `forms` has them. */
  restricted?: { limit?: number; forms?: Change };
  /** What the game's own table lacks, by species; `unknown`: no verdict about its moves. `certain: false`: may be late. */
  moves?: {
    add?: Readonly<Record<string, readonly string[]>>;
    remove?: Readonly<Record<string, readonly string[]>>;
    unknown?: readonly string[];
    certain?: boolean;
  };
  speciesClause?: boolean;
  itemClause?: boolean;
  shows?: readonly SheetDetail[];
  level?: number;
  /** How many Pokémon of a side may Mega Evolve in one battle. */
  megas?: number;
}

/** What is legal for a period, resolved. Sets that are undefined are unknown. */
export interface Regulation {
  id: string;
  game: Game;
  name: Name;
  basedOn?: string;
  /** Its own: those of the regulation that it is based on are known by themselves. */
  names?: GivenNames;
  startsAt: Date;
  /** The first instant at which it holds no longer; undefined while that is not announced. */
  endsAt?: Date;
  forms?: Keys;
  items?: Keys;
  restricted: { limit: number; forms: Keys };
  moves: MoveChanges;
  speciesClause: boolean;
  itemClause: boolean;
  shows: readonly SheetDetail[];
  level: number;
  megas: number;
}

export interface MoveChanges {
  add: ReadonlyMap<string, Keys>;
  remove: ReadonlyMap<string, Keys>;
  unknown: Keys;
  certain: boolean;
}

export const shownIn = {
  sv: ['ability', 'item', 'moves', 'teraType'],
  champions: ['ability', 'item', 'moves', 'statAlignment'],
} as const satisfies Record<Game, readonly SheetDetail[]>;

/** With all that it takes over from `before`, the regulation it is based on. */
export function resolveRegulation(source: RegulationSource, before?: Regulation): Regulation {
  const { id, game, name, names, basedOn, from, until, restricted, moves } = source;
  return {
    id,
    game,
    name,
    names,
    basedOn,
    startsAt: new Date(from),
    endsAt: until === undefined ? undefined : new Date(until),
    forms: changed(before?.forms, source.forms),
    items: changed(before?.items, source.items),
    restricted: {
      limit: restricted?.limit ?? before?.restricted.limit ?? 0,
      forms: changed(before?.restricted.forms, restricted?.forms) ?? new Set(),
    },
    moves: {
      add: joined(before?.moves.add, moves?.add),
      remove: joined(before?.moves.remove, moves?.remove),
      unknown: changed(before?.moves.unknown, { add: moves?.unknown }) ?? new Set(),
      certain: moves?.certain ?? before?.moves.certain ?? true,
    },
    speciesClause: source.speciesClause ?? before?.speciesClause ?? true,
    itemClause: source.itemClause ?? before?.itemClause ?? true,
    shows: source.shows ?? before?.shows ?? shownIn[game],
    level: source.level ?? before?.level ?? 50,
    megas: source.megas ?? before?.megas ?? 0,
  };
}

function changed(before: Keys | undefined, change: Change | undefined): Keys | undefined {
  if (!change) return before;
  const keys = new Set(before);
  for (const key of change.add ?? []) keys.add(key);
  for (const key of change.remove ?? []) keys.delete(key);
  return keys;
}

function joined(
  before: ReadonlyMap<string, Keys> = new Map(),
  added: Readonly<Record<string, readonly string[]>> = {},
): ReadonlyMap<string, Keys> {
  const all = new Map(before);
  for (const [species, moves] of Object.entries(added))
    all.set(species, new Set([...(all.get(species) ?? []), ...moves]));
  return all;
}
