import type { Game } from './game';
import { learnset } from './learnsets';
import type { Keys } from './regulation';
import { baseOf, formsOf, isMega, traitsOf } from './species';

export interface SpeciesFacts {
  base: string;
  types: readonly string[];
  isInGame: boolean;
  abilities: readonly string[];
  moves?: Keys;
  /** Held item → the form it makes, for the whole family, Megas included. */
  formsByItem: Readonly<Record<string, string>>;
  /** Ability → the form it makes: Greninja with Battle Bond. */
  formsByAbility: Readonly<Record<string, string>>;
  /** The only Tera Type that it can have; `move` is the one that its form requires. */
  teraType?: string;
  move?: string;
}

const onlyTera: Readonly<Record<string, string>> = {
  ogerpon: 'grass',
  ogerponwellspring: 'water',
  ogerponhearthflame: 'fire',
  ogerponcornerstone: 'rock',
  terapagos: 'stellar',
};

const onlyWithMove: Readonly<Record<string, string>> = { keldeoresolute: 'secretsword' };

export function speciesFactsIn(game: Game, species: string): SpeciesFacts | undefined {
  const traits = traitsOf(species);
  if (!traits) return undefined;
  return {
    base: traits.base,
    types: traits.types,
    isInGame: traits.games.includes(game),
    abilities: traits.abilities,
    moves: learnset(species, game),
    formsByItem: formsByItemOf(species),
    formsByAbility: formsByAbilityOf(species),
    teraType: Object.hasOwn(onlyTera, species) ? onlyTera[species] : undefined,
    move: Object.hasOwn(onlyWithMove, species) ? onlyWithMove[species] : undefined,
  };
}

function formsByItemOf(species: string): Record<string, string> {
  const regional = isRegional(species);
  return Object.fromEntries(
    formsOf(species)
      .filter((form) => !(regional && isMega(form)))
      .flatMap((form) => (traitsOf(form)?.formItems ?? []).map((item) => [item, form])),
  );
}

function formsByAbilityOf(species: string): Record<string, string> {
  const base = baseOf(species);
  const abilities = traitsOf(base)?.abilities ?? [];
  if (abilities.length < 2) return {};
  return Object.fromEntries(
    formsOf(species).flatMap((form) => {
      const [ability = '', ...others] = traitsOf(form)?.abilities ?? [];
      const isMade = form !== base && others.length === 0 && !isMega(form) && abilities.includes(ability);
      return isMade ? [[ability, form]] : [];
    }),
  );
}

/** No Mega Stone works for Galarian Slowbro or Alolan Raichu. */
const isRegional = (species: string) =>
  /^(alola|galar|hisui|paldea)/.test(species.slice(baseOf(species).length));
