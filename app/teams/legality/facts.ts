import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { speciesFactsIn } from '~/pokedex/species-facts';
import { isStone } from '~/pokedex/stone';
import type { LegalityFacts } from './judge-members';

/** Of the tables of the pokedex, for verdicts in one game. */
export const factsIn = (game: Game): LegalityFacts => ({
  speciesFacts: (species) => speciesFactsIn(game, species),
  isItem: (key) => Object.hasOwn(itemNames, key),
  isStone: (item) => isStoneKey(item),
  isMove: (key) => Object.hasOwn(moveNames, key),
});

const isStoneKey = (item: string): boolean => {
  const name = Object.hasOwn(itemNames, item) ? itemNames[item] : undefined;
  return name !== undefined && isStone(name);
};
