import { resolveSpecies } from '~/pastes/resolve-pasted';
import { speciesAliases } from '~/pokedex/aliases';
import { findByName } from '~/pokedex/name';
import { resolveName, searchIndex } from '~/pokedex/search';
import { baseOf, formOnSheet, formsOf, isMega, isSpecies } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { familyOf } from './post';

const maxChoices = 3;
const maxNameLength = 60;

const isFamily = (text: string) =>
  text.endsWith('*') && isSpecies(text.slice(0, -1)) && familyOf(text.slice(0, -1)) === text;

/** Resolves input to a species, or to a family (`*`) if several forms share the name; else to suggestions. */
export function resolveList(input: string): { list: string } | { near: string[] } {
  const text = input.trim().slice(0, maxNameLength);
  if (isFamily(text) || isSpecies(text)) return { list: isFamily(text) ? text : formOnSheet(text) };
  const exact = findByName(speciesNames, text);
  // Without a form, the base form and the whole family have the same name.
  const isBareName = exact && exact === baseOf(exact) && !speciesNames[exact]?.en.includes('(');
  if (isBareName && formsOf(exact).filter((form) => !isMega(form)).length > 1)
    return { list: familyOf(exact) };
  if (exact) return { list: formOnSheet(exact) };
  const keys = resolveSpecies(text);
  if (keys.length === 1) return { list: keys[0] as string };
  if (keys.length > 1) {
    const [first] = keys as [string];
    return keys.every((key) => baseOf(key) === baseOf(first))
      ? { list: familyOf(first) }
      : { near: [...keys] };
  }
  const match = resolveName(searchIndex(speciesNames, speciesAliases), text, maxChoices);
  if ('exact' in match) return { list: formOnSheet(match.exact) };
  return { near: 'near' in match ? [...new Set(match.near.map(formOnSheet))] : [] };
}
