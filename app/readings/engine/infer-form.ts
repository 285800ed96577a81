import type { Allowed } from '~/pokedex/allowed';
import { canLearn } from '~/pokedex/learnsets';
import { baseOf, formsOf, isMega, traitsOf } from '~/pokedex/species';
import type { ReadValue } from '../reading';
import { isFormInside } from './narrow';

// Same types and abilities, but other base stats.
const unlikeInStats = new Set(['basculegion', 'deoxys', 'floette', 'pumpkaboo', 'gourgeist', 'zygarde']);

/** Screens name no form; of several that agree, those allowed become choices. @param abilities of one name (As One) */
export function inferForm(
  named: ReadValue,
  abilities: readonly string[],
  item: string | null,
  moves: readonly (string | null)[],
  allowed: Allowed,
): ReadValue {
  if (!named.key) return named;
  const forms = formsOf(named.key).filter((form) => !isMega(form));
  if (forms.length < 2) return named;
  const misses = (form: string) => {
    const traits = traitsOf(form);
    if (!traits) return Number.POSITIVE_INFINITY;
    const wrongAbility =
      abilities.length > 0 && !abilities.some((each) => traits.abilities.includes(each)) ? 4 : 0;
    // A mask or an orb makes its form, which doesn't exist without it.
    const wrongItem = traits.formItems.length > 0 && !(item && traits.formItems.includes(item)) ? 4 : 0;
    const takenAway =
      item &&
      traits.formItems.length === 0 &&
      forms.some((other) => traitsOf(other)?.formItems.includes(item))
        ? 2
        : 0;
    return (
      wrongAbility + wrongItem + takenAway + moves.filter((move) => move && !canLearn(form, move)).length
    );
  };
  const minMisses = Math.min(...forms.map(misses));
  const agreeing = forms.filter((form) => misses(form) === minMisses);
  const inside = agreeing.filter(isFormInside(allowed));
  const left = inside.length > 0 ? inside : agreeing;
  const key = left.includes(named.key) ? named.key : (left[0] as string);
  const isUnlike = unlikeInStats.has(baseOf(named.key));
  const plays = (form: string) => (isUnlike ? form : `${traitsOf(form)?.types} ${traitsOf(form)?.abilities}`);
  const matters = left.some((form) => plays(form) !== plays(key));
  const uncertain = named.uncertain || matters || inside.length === 0;
  return { ...named, key, uncertain, ...(matters ? { choices: left } : {}) };
}
