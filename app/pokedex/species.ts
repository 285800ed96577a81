import table from './data/traits.json' with { type: 'json' };
import { untilNextEdition } from './edition';
import type { Game } from './game';
import { openTraits, type TraitRow } from './later-names';

export interface Traits {
  num: number;
  types: readonly string[];
  abilities: readonly string[];
  games: readonly Game[];
  base: string;
  /** Held items that make this form (Mega Stone, mask, plate), any one of them. */
  formItems: readonly string[];
}

const rows = openTraits(table.species as Record<string, TraitRow>);
const list = (cell: string | number | undefined) => (cell ? String(cell).split(' ') : []);

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

export const speciesInGames = untilNextEdition(() => speciesKeys().filter((key) => rows[key]?.[3]));

export const isSpecies = (key: string): boolean => Object.hasOwn(rows, key);

export const abilitiesOf = (species: string): readonly string[] => traitsOf(species)?.abilities ?? [];

export const typesOf = (species: string): readonly string[] => traitsOf(species)?.types ?? [];

export const baseOf = (species: string): string => traitsOf(species)?.base ?? species;

const families = untilNextEdition(() => {
  const formsByBase = new Map<string, string[]>();
  for (const key of speciesKeys())
    formsByBase.set(baseOf(key), [...(formsByBase.get(baseOf(key)) ?? []), key]);
  return formsByBase;
});

export const formsOf = (species: string): readonly string[] => families().get(baseOf(species)) ?? [species];

export const abilitiesOfForms = (species: string): readonly string[] => [
  ...new Set(formsOf(species).flatMap(abilitiesOf)),
];

/** Battle-only form of a Mega Stone: a sheet has its base and the stone. */
export const isMega = (species: string): boolean =>
  species !== baseOf(species) && /mega[xyz]?$/.test(species.slice(baseOf(species).length));

// Forms that have names of their own and exist during battle only.
const battleForms: Readonly<Record<string, string>> = {
  aegislashblade: 'aegislash',
  castformrainy: 'castform',
  castformsnowy: 'castform',
  castformsunny: 'castform',
};

/** Form that stands on a sheet: of a battle form, its base; of a Mega, the one that it evolves from, maybe no base form: `tatsugiridroopymega` → `tatsugiridroopy`. */
export function formOnSheet(species: string): string {
  if (!isMega(species)) return battleForms[species] ?? species;
  const form = species.replace(/mega[xyz]?$/, '');
  return isSpecies(form) ? form : baseOf(species);
}
