import type { Game } from './game';
import { learnset } from './learnsets';
import type { Keys } from './regulation';
import { baseOf, formsOf, isMega, traitsOf } from './species';

/** What a verdict on a sheet needs to know of a species or form, in one game. */
export interface SpeciesFacts {
  base: string;
  types: readonly string[];
  isInGame: boolean;
  abilities: readonly string[];
  /** Undefined: unknown, no verdict. */
  moves?: Keys;
  /** Of its whole family: held item → the form that it makes; of a Mega Stone too. */
  formsByItem: Readonly<Record<string, string>>;
  /** Ability → the form that it makes: a Greninja with Battle Bond is another one. */
  formsByAbility: Readonly<Record<string, string>>;
  /** The one Tera Type that it can have, and the move without which it is not this form. */
  teraType?: string;
  move?: string;
}

// Whoever they stand before Terastallizes into these alone.
const onlyTera: Readonly<Record<string, string>> = {
  ogerpon: 'grass',
  ogerponwellspring: 'water',
  ogerponhearthflame: 'fire',
  ogerponcornerstone: 'rock',
  terapagos: 'stellar',
};

// Keldeo forgets its form with the move.
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

/** Of forms that differ by nothing else: theirs alone is one of several abilities which the base is said to have. */
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
