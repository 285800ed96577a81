import { untilNextEdition } from '~/pokedex/edition';
import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { isLater } from '~/pokedex/later-names';
import { moveNames } from '~/pokedex/move-names';
import type { Name } from '~/pokedex/name';
import { type SpeciesFacts, speciesFactsIn } from '~/pokedex/species-facts';
import { isStone } from '~/pokedex/stone';
import type { LegalityFacts } from './judge-members';

export const factsIn = (game: Game): LegalityFacts => ({
  speciesFacts: (species) => rememberedFacts(game, species),
  isItem: (key) => Object.hasOwn(itemNames, key),
  isStone: (item) => stones().has(item),
  isMove: (key) => Object.hasOwn(moveNames, key),
  isLater,
});

/** Memoized, since checking a name takes 5 µs. */
const stones = untilNextEdition(
  () => new Set(Object.keys(itemNames).filter((key) => isStone(itemNames[key] as Name))),
);

const remembered = untilNextEdition(
  (): Record<Game, Map<string, SpeciesFacts>> => ({ sv: new Map(), champions: new Map() }),
);

/** Memoized, since computing them takes 20 µs, too long for thousands of sheets. Unknown names are not cached. */
function rememberedFacts(game: Game, species: string): SpeciesFacts | undefined {
  const known = remembered()[game].get(species);
  if (known) return known;
  const facts = speciesFactsIn(game, species);
  if (facts) remembered()[game].set(species, facts);
  return facts;
}
