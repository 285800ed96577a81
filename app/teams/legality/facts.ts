import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { learnset } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { baseOf, formsOf, isMega, traitsOf } from '~/pokedex/species';
import { isStone } from '~/pokedex/stone';
import type { LegalityFacts, SpeciesFacts } from './judge-members';

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

/** Of the tables of the pokedex, for verdicts in one game. */
export const factsIn = (game: Game): LegalityFacts => ({
  speciesFacts: (species) => speciesFactsIn(game, species),
  isItem: (key) => Object.hasOwn(itemNames, key),
  isStone: (item) => isStoneKey(item),
  isMove: (key) => Object.hasOwn(moveNames, key),
});

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

const isStoneKey = (item: string): boolean => {
  const name = Object.hasOwn(itemNames, item) ? itemNames[item] : undefined;
  return name !== undefined && isStone(name);
};
