import { type Allowed, speciesOnScreens } from '~/pokedex/allowed';
import { canLearn } from '~/pokedex/learnsets';
import { baseOf, formsOf, isMega, traitsOf } from '~/pokedex/species';
import type { ReadValue } from '../reading';
import { isFormInside } from './narrow';

const maxChoices = 6;

/** Base species behind a nickname, by ability, moves and stone; allowed ones win. Empty if too many are left. */
export function inferSpecies(
  ability: ReadValue,
  item: ReadValue,
  moves: readonly ReadValue[],
  allowed: Allowed,
): string[] {
  const known = moves.flatMap(({ key, uncertain }) => (key && !uncertain ? [key] : []));
  if (!ability.key || ability.uncertain || known.length < 3) return [];
  const holder = ability.key;
  const fitting = speciesOnScreens().filter((key) => {
    const traits = traitsOf(key);
    return !isMega(key) && traits?.abilities.includes(holder) && known.every((move) => canLearn(key, move));
  });
  const made = fitting.filter((key) =>
    formsOf(key).some((form) => item.key !== null && traitsOf(form)?.formItems.includes(item.key)),
  );
  const holders = made.length > 0 ? made : fitting;
  const isInside = isFormInside(allowed);
  const inside = holders.filter(isInside);
  const offered = (key: string) => (isInside(baseOf(key)) ? baseOf(key) : key);
  const choices = [...new Set(inside.length > 0 ? inside.map(offered) : holders.map(baseOf))];
  return choices.length <= maxChoices ? choices : [];
}
