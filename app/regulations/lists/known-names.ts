import type { Keys } from '~/pokedex/regulation';
import { baseOf } from '~/pokedex/species';
import { type BareName, expandBare } from './expand-bare';
import type { KnownRow, ListReading } from './read-list';
import { rowsBySection, sectionKinds } from './section-kinds';

export type ListPart = 'forms' | 'items';

interface ListedKeys {
  in: ReadonlySet<string>;
  out: ReadonlySet<string>;
}

export interface KnownNames {
  forms: ListedKeys;
  items: ListedKeys;
  bare: readonly BareName[];
  /** Pokémon beside items, as owners of Mega Stones: not rows of their own. */
  besides: readonly KnownRow[];
}

/** Interpretation of bare species names by base: all forms, or the base form alone. */
export type BareChoices = ReadonlyMap<string, 'all' | 'base'>;

export function knownNames(
  readings: readonly ListReading[],
  before: Keys | undefined,
  chosen: Keys,
  choices: BareChoices = new Map(),
): KnownNames {
  const besides = readings.flatMap(pokemonBesides);
  const aside = new Set(besides);
  const knownRows = readings
    .flatMap(({ rows }) => rows)
    .filter((row): row is KnownRow => row.kind !== undefined && !aside.has(row as KnownRow));
  const species = knownRows.filter(({ kind }) => kind === 'species');
  const namedForms = new Set(species.filter(({ isBare }) => !isBare).flatMap(({ keys }) => keys));
  const bare = new Map<string, BareName>();
  const forms = { in: new Set<string>(), out: new Set<string>() };
  const items = { in: new Set<string>(), out: new Set<string>() };
  for (const row of species) {
    const direction = row.section.isOut ? 'out' : 'in';
    const own = baseOf(row.keys[0] ?? '');
    const expanded = row.isBare ? (bare.get(own) ?? expandBare(own, namedForms, before, chosen)) : undefined;
    if (expanded) bare.set(own, expanded);
    for (const key of expanded ? chosenKeys(expanded, choices) : row.keys) forms[direction].add(key);
  }
  for (const { kind, keys, section } of knownRows)
    if (kind === 'items') for (const key of keys) items[section.isOut ? 'out' : 'in'].add(key);
  return { forms, items, bare: [...bare.values()], besides };
}

function chosenKeys({ base, keys, all }: BareName, choices: BareChoices): readonly string[] {
  const choice = choices.get(base);
  if (choice === 'all') return all;
  return choice === 'base' ? [base] : keys;
}

/** Finds Pokémon that only annotate an item: tables of Mega Stones name their owners. */
function pokemonBesides({ rows }: ListReading): KnownRow[] {
  const kinds = sectionKinds(rows);
  return [...rowsBySection(rows)].flatMap(([section, own]) => {
    const kind = kinds.get(section);
    if (kind === undefined || kind === 'species') return [];
    const knownRows = own.filter((row): row is KnownRow => row.kind !== undefined);
    const species = knownRows.filter((row) => row.kind === 'species');
    return species.length * 3 > knownRows.length * 2 ? [] : species;
  });
}

/** Whether the list has more than half of the previous regulation's keys, so that it must be complete. */
export function looksComplete({ in: listed }: ListedKeys, before: Keys | undefined): boolean {
  if (!before) return listed.size > 0;
  const same = [...listed].filter((key) => before.has(key)).length;
  return same > before.size / 2;
}
