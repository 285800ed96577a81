import { itemNames } from '~/pokedex/item-names';
import { learnableMoves } from '~/pokedex/learnsets';
import { abilitiesOf, baseOf, speciesKeys } from '~/pokedex/species';
import type { LabeledMember } from './labels';

export type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

const candidates = speciesKeys.filter((key) => baseOf(key) === key && learnableMoves(key).size >= 4);
const items = Object.keys(itemNames);

/** Six different species, each with an ability and moves that it can have, and any item. */
export function randomTeam(random: Random): LabeledMember[] {
  const species = new Set<string>();
  while (species.size < 6) species.add(pick(random, candidates));
  return [...species].map((key) => {
    const moves = new Set<string>();
    while (moves.size < 4) moves.add(pick(random, [...learnableMoves(key)]));
    return {
      species: key,
      ability: pick(random, abilitiesOf(key)),
      item: pick(random, items),
      moves: [...moves],
    };
  });
}
