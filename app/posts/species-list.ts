import { resolveSpecies } from '~/pastes/resolve-pasted';
import { speciesAliases } from '~/pokedex/aliases';
import { findByName } from '~/pokedex/name';
import { resolveName, searchIndex } from '~/pokedex/search';
import { baseOf, formOnSheet, formsOf, isMega, isSpecies } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { familyOf } from './post';

const maxChoices = 3;
const longestName = 60;

const isFamily = (text: string) =>
  text.endsWith('*') && isSpecies(text.slice(0, -1)) && familyOf(text.slice(0, -1)) === text;

/** A key, or a family with its asterisk where several forms share the name; `near`: may have been meant. */
export function resolveList(typed: string): { list: string } | { near: string[] } {
  const text = typed.trim().slice(0, longestName);
  if (isFamily(text) || isSpecies(text)) return { list: isFamily(text) ? text : formOnSheet(text) };
  const exact = findByName(speciesNames, text);
  // Where no form is named, the base form and the whole family are called alike.
  const isBareName = exact && exact === baseOf(exact) && !speciesNames[exact]?.en.includes('(');
  if (isBareName && formsOf(exact).filter((form) => !isMega(form)).length > 1)
    return { list: familyOf(exact) };
  if (exact) return { list: formOnSheet(exact) };
  const found = resolveSpecies(text);
  if (found.length === 1) return { list: found[0] as string };
  if (found.length > 1) {
    const [first] = found as [string];
    return found.every((key) => baseOf(key) === baseOf(first))
      ? { list: familyOf(first) }
      : { near: [...found] };
  }
  const called = resolveName(searchIndex(speciesNames, speciesAliases), text, maxChoices);
  if ('exact' in called) return { list: formOnSheet(called.exact) };
  return { near: 'near' in called ? [...new Set(called.near.map(formOnSheet))] : [] };
}
