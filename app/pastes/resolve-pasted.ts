import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { findAllByName, findByName, foldName, plainName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, baseOf, formOnSheet, formsOf, isMega, isSpecies, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

/** All that the name may mean. Looks that make no difference (`Rillaboom-Gmax`) give the base form. */
export const resolveSpecies = (written: string): readonly string[] => readSpecies(written).found;

const gigantamax =
  /^(?:キョダイ(?:マックス)?|gigantamax\s+)|(?<!\s)\s*[(（](?:キョダイ(?:マックス)?(?:のすがた)?|gigantamax|gmax)[)）]$|-gmax$/i;

/** With what the name says beyond that: a Gigantamax, a Mega Evolution by its key, an end that is no form's. */
export function readSpecies(written: string): {
  found: readonly string[];
  isGigantamax: boolean;
  mega?: string;
  rest: string;
} {
  const whole = namedOrCalled(written).length > 0 ? written : written.replace(gigantamax, '').trim();
  const isGigantamax = whole !== written;
  for (let name: string | undefined = whole; name; name = /^(.+)-[a-z0-9 ]+$/i.exec(name)?.[1]) {
    const named = namedOrCalled(name);
    const found = [...new Set(named.map(formOnSheet))];
    const rest = whole.slice(name.length);
    if (found.length > 0) return { found, isGigantamax, mega: named.find(isMega), rest };
  }
  return { found: [], isGigantamax, rest: '' };
}

/** In battle alone: `-Tera`, `-Mega`. */
const isOfBattle = (rest: string) => /^-(tera|mega)/i.test(rest);

/** The end of the name should tell one form of several, and tells none: `Tauros-Paldea`. */
export const isFormUnclear = (species: string, rest: string) =>
  rest !== '' && !isOfBattle(rest) && formsOf(species).filter((key) => !isMega(key)).length > 1;

/** Male and female of it are species of their own. */
export const hasGenderedForms = (species: string) =>
  genderedForm(species, 'f') !== genderedForm(species, 'm');

const called = new Map<string, string[]>();

function namedOrCalled(name: string): readonly string[] {
  const named = findAllByName(speciesNames, name);
  if (named.length > 0) return named;
  if (called.size === 0) {
    for (const [key, aliases] of Object.entries(speciesAliases)) {
      for (const alias of aliases) called.set(foldName(alias), [...(called.get(foldName(alias)) ?? []), key]);
    }
  }
  return called.get(foldName(name)) ?? [];
}

/** One of several forms of a written name: the one whose item is held, else the base form as a guess. */
export function chooseForm(
  found: readonly string[],
  written: string,
  item?: string,
): { species: string; guessed: boolean } {
  const byItem = item && found.find((key) => traitsOf(key)?.formItems.includes(item));
  const base = found.find((key) => baseOf(key) === key);
  // Showdown calls the base form by the bare name.
  const guessed = !byItem && found.length > 1 && foldName(written) !== base;
  return { species: byItem || base || (found[0] as string), guessed };
}

/** `Indeedee (F)`: where male and female are species of their own, the gender tells which. */
export function genderedForm(species: string, gender: 'm' | 'f'): string {
  const form = gender === 'f' ? `${baseOf(species)}f` : baseOf(species);
  return isSpecies(form) && (form === `${species}f` || `${form}f` === species) ? form : species;
}

/** Names that several abilities share (As One) are told apart by the species. */
export function resolveAbility(written: string, species?: string): string | undefined {
  const own = species ? abilitiesOf(species) : [];
  // Showdown's packed line names the place of an ability instead of the ability.
  if (/^[01H]$/.test(written)) return written === 'H' ? own.at(-1) : own[Number(written)];
  const found = findAllByName(abilityNames, written);
  return found.find((key) => own.includes(key)) ?? found[0];
}

export const resolveItem = (written: string) => findByName(itemNames, written);
export const resolveMove = (written: string) => findByName(moveNames, written);
export const resolveTeraType = (written: string) =>
  findByName(typeNames, written.replace(/タイプ$|(?<!\s)\s+type$/i, ''));
export const resolveNature = (written: string) =>
  findByName(natureNames, plainName(written).replace(/な性格$|(?<!\s)\s+nature$/i, ''));
