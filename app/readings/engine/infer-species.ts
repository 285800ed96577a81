import { canLearn } from '~/pokedex/learnsets';
import { baseOf, formsOf, isMega, speciesKeys, traitsOf } from '~/pokedex/species';
import type { ReadValue } from '../reading';

/** More than these are no answer. */
const maxChoices = 6;

/**
 * Whose moves, ability and item these are, where the screen shows a nickname: base species of which some form has that
 * ability and learns all of the moves, by the stone alone if need be. None when too many are left.
 */
export function inferSpecies(ability: ReadValue, item: ReadValue, moves: readonly ReadValue[]): string[] {
  const known = moves.flatMap(({ key, uncertain }) => (key && !uncertain ? [key] : []));
  if (!ability.key || ability.uncertain || known.length < 3) return [];
  const holder = ability.key;
  const fitting = speciesKeys.filter((key) => {
    const traits = traitsOf(key);
    return !isMega(key) && traits?.abilities.includes(holder) && known.every((move) => canLearn(key, move));
  });
  const bases = [...new Set(fitting.map(baseOf))];
  const byItem = bases.filter((base) =>
    formsOf(base).some((form) => item.key !== null && traitsOf(form)?.formItems.includes(item.key)),
  );
  const left = byItem.length > 0 ? byItem : bases;
  return left.length <= maxChoices ? left : [];
}
