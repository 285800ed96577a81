import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { findAllByName, findByName, foldName, plainName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, baseOf, formOnSheet, formsOf, isMega, isSpecies, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

/** @returns every key that the name may mean; cosmetic forms (`Rillaboom-Gmax`) give the base form */
export const resolveSpecies = (text: string): readonly string[] => readSpecies(text).found;

const gigantamax =
  /^(?:キョダイ(?:マックス)?|gigantamax\s+)|(?<!\s)\s*[(（](?:キョダイ(?:マックス)?(?:のすがた)?|gigantamax|gmax)[)）]$|-gmax$/i;

/** Parses a name with suffixes. `mega`: key of the Mega Evolution; `rest`: suffix that belongs to no form. */
export function readSpecies(text: string): {
  found: readonly string[];
  isGigantamax: boolean;
  mega?: string;
  rest: string;
} {
  const whole = findByNameOrAlias(text).length > 0 ? text : text.replace(gigantamax, '').trim();
  const isGigantamax = whole !== text;
  for (let name: string | undefined = whole; name; name = /^(.+)-[a-z0-9 ]+$/i.exec(name)?.[1]) {
    const named = findByNameOrAlias(name);
    const found = [...new Set(named.map(formOnSheet))];
    const rest = whole.slice(name.length);
    if (found.length > 0) return { found, isGigantamax, mega: named.find(isMega), rest };
  }
  return { found: [], isGigantamax, rest: '' };
}

const isBattleSuffix = (rest: string) => /^-(tera|mega)/i.test(rest);

/** Whether a suffix should name one of several forms, but doesn't: `Tauros-Paldea`. */
export const isFormUnclear = (species: string, rest: string) =>
  rest !== '' && !isBattleSuffix(rest) && formsOf(species).filter((key) => !isMega(key)).length > 1;

export const hasGenderedForms = (species: string) =>
  genderedForm(species, 'f') !== genderedForm(species, 'm');

const keysByAlias = new Map<string, string[]>();

function findByNameOrAlias(name: string): readonly string[] {
  const named = findAllByName(speciesNames, name);
  if (named.length > 0) return named;
  if (keysByAlias.size === 0) {
    for (const [key, aliases] of Object.entries(speciesAliases)) {
      for (const alias of aliases)
        keysByAlias.set(foldName(alias), [...(keysByAlias.get(foldName(alias)) ?? []), key]);
    }
  }
  return keysByAlias.get(foldName(name)) ?? [];
}

/** Picks one of several forms: the one whose item is held, else the base form as a guess. */
export function chooseForm(
  found: readonly string[],
  text: string,
  item?: string,
): { species: string; guessed: boolean } {
  const byItem = item && found.find((key) => traitsOf(key)?.formItems.includes(item));
  const base = found.find((key) => baseOf(key) === key);
  // The bare name is Showdown's name of the base form.
  const guessed = !byItem && found.length > 1 && foldName(text) !== base;
  return { species: byItem || base || (found[0] as string), guessed };
}

/** Picks the species by gender if male and female are separate species: `Indeedee (F)`. */
export function genderedForm(species: string, gender: 'm' | 'f'): string {
  const form = gender === 'f' ? `${baseOf(species)}f` : baseOf(species);
  return isSpecies(form) && (form === `${species}f` || `${form}f` === species) ? form : species;
}

/** The species disambiguates a name that abilities share (As One). */
export function resolveAbility(text: string, species?: string): string | undefined {
  const own = species ? abilitiesOf(species) : [];
  // Showdown's packed format has the slot of an ability instead of its name.
  if (/^[01H]$/.test(text)) return text === 'H' ? own.at(-1) : own[Number(text)];
  const found = findAllByName(abilityNames, text);
  return found.find((key) => own.includes(key)) ?? found[0];
}

export const resolveItem = (text: string) => findByName(itemNames, text);
export const resolveMove = (text: string) => findByName(moveNames, text);
export const resolveTeraType = (text: string) =>
  findByName(typeNames, text.replace(/タイプ$|(?<!\s)\s+type$/i, ''));
export const resolveNature = (text: string) =>
  findByName(natureNames, plainName(text).replace(/な性格$|(?<!\s)\s+nature$/i, ''));
