import type { Allowed } from '~/pokedex/allowed';
import { canLearn } from '~/pokedex/learnsets';
import { formsOf, isMega, traitsOf } from '~/pokedex/species';
import type { ReadValue } from '../reading';
import { isFormInside } from './narrow';

/** Screens name a species without its form; where several forms agree with what was read, those allowed are choices. */
export function inferForm(
  named: ReadValue,
  ability: string | null,
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
    const wrongAbility = ability !== null && !traits.abilities.includes(ability) ? 4 : 0;
    // A mask or an orb makes its form, and the form is not there without it.
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
  const fewest = Math.min(...forms.map(misses));
  const agreeing = forms.filter((form) => misses(form) === fewest);
  const inside = agreeing.filter(isFormInside(allowed));
  const left = inside.length > 0 ? inside : agreeing;
  const key = left.includes(named.key) ? named.key : (left[0] as string);
  const plays = (form: string) => `${traitsOf(form)?.types} ${traitsOf(form)?.abilities}`;
  const matters = left.some((form) => plays(form) !== plays(key));
  const uncertain = named.uncertain || matters || inside.length === 0;
  return { ...named, key, uncertain, ...(matters ? { choices: left } : {}) };
}
