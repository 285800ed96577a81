import type { Game } from './game';
import type { Name } from './name';

/** Never stat points, nickname or gender. */
export const sheetDetailKinds = ['ability', 'item', 'moves', 'teraType', 'statAlignment'] as const;
export type SheetDetail = (typeof sheetDetailKinds)[number];

export type Keys = ReadonlySet<string>;

export interface KeyChange {
  add?: readonly string[];
  remove?: readonly string[];
}

export interface GivenName {
  ja?: string;
  en?: string;
}

export interface GivenMega {
  of: string;
  ja?: string;
  en?: string;
  types?: readonly string[];
  ability?: string;
}

export interface GivenSpecies extends GivenName {
  base?: string;
  num?: number;
  types?: readonly string[];
  abilities?: readonly string[];
}

export interface GivenNames {
  items?: Readonly<Record<string, GivenName & { mega?: GivenMega }>>;
  moves?: Readonly<Record<string, GivenName & { type?: string }>>;
  abilities?: Readonly<Record<string, GivenName>>;
  species?: Readonly<Record<string, GivenSpecies>>;
}

/** A regulation as written, in data/regulations or by a site admin; docs/regulations.md describes each field. */
export interface RegulationSource {
  id: string;
  game: Game;
  name: Name;
  /** ISO 8601 with its offset; `from` is inclusive, `until` exclusive. */
  from: string;
  until?: string;
  basedOn?: string;
  names?: GivenNames;
  forms?: KeyChange;
  items?: KeyChange;
  restricted?: { limit?: number; forms?: KeyChange };
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
  megas?: number;
}

/** A regulation resolved with its base; undefined sets are unknown, which gives no verdict. */
export interface Regulation {
  id: string;
  game: Game;
  name: Name;
  basedOn?: string;
  names?: GivenNames;
  startsAt: Date;
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

type Rules = Omit<Regulation, 'id' | 'game' | 'name' | 'basedOn' | 'names' | 'startsAt' | 'endsAt'>;

/** Rules that a regulation without a base leaves out. */
const defaultRules = (game: Game): Rules => ({
  restricted: { limit: 0, forms: new Set() },
  moves: { add: new Map(), remove: new Map(), unknown: new Set(), certain: true },
  speciesClause: true,
  itemClause: true,
  shows: shownIn[game],
  level: 50,
  megas: 0,
});

export function resolveRegulation(source: RegulationSource, before?: Regulation): Regulation {
  const { id, game, name, names, basedOn, from, until, restricted, moves } = source;
  const inherited: Rules = before ?? defaultRules(game);
  return {
    id,
    game,
    name,
    names,
    basedOn,
    startsAt: new Date(from),
    endsAt: until === undefined ? undefined : new Date(until),
    forms: applyChange(inherited.forms, source.forms),
    items: applyChange(inherited.items, source.items),
    restricted: {
      limit: restricted?.limit ?? inherited.restricted.limit,
      forms: applyChange(inherited.restricted.forms, restricted?.forms),
    },
    moves: {
      add: mergeMoves(inherited.moves.add, moves?.add),
      remove: mergeMoves(inherited.moves.remove, moves?.remove),
      unknown: applyChange(inherited.moves.unknown, { add: moves?.unknown }),
      certain: moves?.certain ?? inherited.moves.certain,
    },
    speciesClause: source.speciesClause ?? inherited.speciesClause,
    itemClause: source.itemClause ?? inherited.itemClause,
    shows: source.shows ?? inherited.shows,
    level: source.level ?? inherited.level,
    megas: source.megas ?? inherited.megas,
  };
}

function applyChange<Before extends Keys | undefined>(before: Before, change?: KeyChange): Before | Keys {
  if (!change) return before;
  const keys = new Set(before);
  for (const key of change.add ?? []) keys.add(key);
  for (const key of change.remove ?? []) keys.delete(key);
  return keys;
}

function mergeMoves(
  before: ReadonlyMap<string, Keys>,
  added: Readonly<Record<string, readonly string[]>> = {},
): ReadonlyMap<string, Keys> {
  const all = new Map(before);
  for (const [species, moves] of Object.entries(added))
    all.set(species, new Set([...(all.get(species) ?? []), ...moves]));
  return all;
}
