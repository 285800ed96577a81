import table from './data/traits.json' with { type: 'json' };
import { untilNextEdition } from './edition';
import type { Game } from './game';
import { openTraits, type TraitRow } from './later-names';

/** What the game fixes for a species or form. All values are Showdown ids. */
export interface Traits {
  /** National number, the same for all forms. */
  num: number;
  types: readonly string[];
  abilities: readonly string[];
  /** Empty for what is in neither: it has a name, and nothing is known of its moves. */
  games: readonly Game[];
  base: string;
  /** Held items that make this form: a Mega Stone, a mask, a plate. Any one of them. */
  formItems: readonly string[];
}

const rows = openTraits(table.species as Record<string, TraitRow>);
const list = (cell: string | number | undefined) => (cell ? String(cell).split(' ') : []);

/** Undefined for a key that is no species or form of the National Pokédex. */
export function traitsOf(species: string): Traits | undefined {
  const row = rows[species];
  return (
    row && {
      num: Number(row[0]),
      types: list(row[1]),
      abilities: list(row[2]),
      games: list(row[3]) as Game[],
      base: String(row[4] || species),
      formItems: list(row[5]),
    }
  );
}

export const speciesKeys = untilNextEdition((): readonly string[] => Object.keys(rows));

/** Those that a screen of Scarlet/Violet or Pokémon Champions can show. */
export const speciesInGames = untilNextEdition(() => speciesKeys().filter((key) => rows[key]?.[3]));

export const isSpecies = (key: string): boolean => Object.hasOwn(rows, key);

/** Its abilities, usual ones first, hidden last; none for an unknown species. */
export const abilitiesOf = (species: string): readonly string[] => traitsOf(species)?.abilities ?? [];

export const typesOf = (species: string): readonly string[] => traitsOf(species)?.types ?? [];

/** The species that a form belongs to: `ogerponwellspring` → `ogerpon`. */
export const baseOf = (species: string): string => traitsOf(species)?.base ?? species;

const families = untilNextEdition(() => {
  const found = new Map<string, string[]>();
  for (const key of speciesKeys()) found.set(baseOf(key), [...(found.get(baseOf(key)) ?? []), key]);
  return found;
});

/** All forms with the same base, the base first; the screen of the game names them alike. */
export const formsOf = (species: string): readonly string[] => families().get(baseOf(species)) ?? [species];

/** Every ability that the species or one of its other forms may have: what a name on the screen allows. */
export const abilitiesOfForms = (species: string): readonly string[] => [
  ...new Set(formsOf(species).flatMap(abilitiesOf)),
];

/** A form taken only in battle by means of a Mega Stone: a sheet names its base species and the stone. */
export const isMega = (species: string): boolean =>
  species !== baseOf(species) && /^[mf]?mega[xyz]?$/.test(species.slice(baseOf(species).length));
