import type { Keys } from '~/pokedex/regulation';
import { baseOf } from '~/pokedex/species';
import { type BareName, expandBare } from './expand-bare';
import type { KnownRow, ListReading } from './read-list';
import { rowsBySection, sectionKinds } from './section-kinds';

export type ListName = 'forms' | 'items';

/** The keys that a list allows and forbids. */
interface Said {
  in: ReadonlySet<string>;
  out: ReadonlySet<string>;
}

export interface KnownNames {
  forms: Said;
  items: Said;
  bare: readonly BareName[];
  /** Pokémon that stand beside others in a list of items, as whose stone it is: no rows of their own. */
  besides: readonly KnownRow[];
}

/** How the bare name of a species is to be taken, by its base: as all of its forms, or as the first alone. */
export type BareChoices = ReadonlyMap<string, 'all' | 'base'>;

/** Joins the known rows of one list or of both. */
export function knownNames(
  readings: readonly ListReading[],
  before: Keys | undefined,
  chosen: Keys,
  choices: BareChoices = new Map(),
): KnownNames {
  const besides = readings.flatMap(pokemonBesides);
  const aside = new Set(besides);
  const known = readings
    .flatMap(({ rows }) => rows)
    .filter((row): row is KnownRow => row.kind !== undefined && !aside.has(row as KnownRow));
  const species = known.filter(({ kind }) => kind === 'species');
  const named = new Set(species.filter(({ isBare }) => !isBare).flatMap(({ keys }) => keys));
  const bare = new Map<string, BareName>();
  const forms = { in: new Set<string>(), out: new Set<string>() };
  const items = { in: new Set<string>(), out: new Set<string>() };
  for (const row of species) {
    const way = row.section.isOut ? 'out' : 'in';
    const own = baseOf(row.keys[0] ?? '');
    const expanded = row.isBare ? (bare.get(own) ?? expandBare(own, named, before, chosen)) : undefined;
    if (expanded) bare.set(own, expanded);
    const choice = expanded && choices.get(expanded.base);
    const chosenKeys =
      choice === 'all' ? expanded?.all : choice === 'base' ? [expanded?.base ?? ''] : undefined;
    for (const key of chosenKeys ?? expanded?.keys ?? row.keys) forms[way].add(key);
  }
  for (const { kind, keys, section } of known)
    if (kind === 'items') for (const key of keys) items[section.isOut ? 'out' : 'in'].add(key);
  return { forms, items, bare: [...bare.values()], besides };
}

/** Finds Pokémon that only stand beside an item: a table of Mega Stones names their owners. */
function pokemonBesides({ rows }: ListReading): KnownRow[] {
  const kinds = sectionKinds(rows);
  return [...rowsBySection(rows)].flatMap(([section, own]) => {
    const kind = kinds.get(section);
    if (kind === undefined || kind === 'species') return [];
    const known = own.filter((row): row is KnownRow => row.kind !== undefined);
    const species = known.filter((row) => row.kind === 'species');
    return species.length * 3 > known.length * 2 ? [] : species;
  });
}

/** A list that has more than half of what the regulation before it has is the whole list. */
export function looksComplete({ in: listed }: Said, before: Keys | undefined): boolean {
  if (!before) return listed.size > 0;
  const same = [...listed].filter((key) => before.has(key)).length;
  return same > before.size / 2;
}
