import type { Locale } from '~/locales/locale';
import { speciesAliases } from './aliases';
import type { RuledKeys } from './house-rules';
import { itemNames } from './item-names';
import { moveNames } from './move-names';
import { type Dictionary, findAllByName, findByName, nameOf, plainName } from './name';
import { resolveName, searchIndex } from './search';
import { baseOf, formOnSheet, formsOf, isMega } from './species';
import { speciesNames } from './species-names';

export type RuledList = keyof RuledKeys;
export const ruledLists = ['species', 'items', 'moves'] as const satisfies readonly RuledList[];

const dictionaries: Record<RuledList, Dictionary> = {
  species: speciesNames,
  items: itemNames,
  moves: moveNames,
};

/** What a name stands for; or what may have been meant. */
export type RuledName = { keys: string[] } | { near: string[] } | { mega: true };

const thisFormOnly: Record<Locale, string> = { ja: '（このすがたのみ）', en: ' (this form only)' };
const onlyOne = /(?<!\s)\s*[（(]\s*(?:このすがたのみ|this form only)\s*[)）]$/i;

/** In either language, nicknames too. A Pokémon’s bare name means all of its forms: 「ランドロス」, "Landorus". */
export function findRuled(list: RuledList, written: string): RuledName {
  const dictionary = dictionaries[list];
  if (list !== 'species') {
    const key = findByName(dictionary, written);
    return key ? { keys: [key] } : called(dictionary, written);
  }
  const text = written.replace(onlyOne, '');
  const exact = findByName(dictionary, text);
  if (exact && isMega(exact)) return { mega: true };
  if (exact && text !== written) return { keys: [exact] };
  if (exact) return { keys: isBare(exact, written) ? familyOf(exact) : [exact] };
  const plain = findAllByName(dictionary, text);
  const [first = ''] = plain;
  if (first) return { keys: text === written ? [...new Set(plain.flatMap(familyOf))] : [baseOf(first)] };
  const found = called(dictionary, written, speciesAliases);
  if ('near' in found) return { near: [...new Set(found.near.map(formOnSheet))] };
  const [key = ''] = found.keys;
  if (isMega(key)) return { mega: true };
  return { keys: isBare(key, nameOf(dictionary, key, 'ja')) ? familyOf(key) : [key] };
}

function called(
  dictionary: Dictionary,
  text: string,
  aliases?: typeof speciesAliases,
): { keys: string[] } | { near: string[] } {
  const meant = resolveName(searchIndex(dictionary, aliases), text, 3);
  if ('exact' in meant) return { keys: [meant.exact] };
  return { near: 'near' in meant ? meant.near : [] };
}

const isBare = (key: string, name: string) => key === baseOf(key) && plainName(name.trim()) === name.trim();

const familyOf = (key: string): string[] => formsOf(key).filter((form) => !isMega(form));

/** How `findRuled` reads them again: a family that is there as a whole has one name. */
export function ruledNames(list: RuledList, keys: readonly string[], locale: Locale): string[] {
  const nameIn = (key: string) => nameOf(dictionaries[list], key, locale);
  if (list !== 'species') return keys.map(nameIn);
  const names = keys.map((key) => {
    const family = familyOf(key);
    const name = nameIn(key);
    if (family.length < 2) return name;
    if (family.every((form) => keys.includes(form))) return plainName(nameIn(baseOf(key)));
    return isBare(key, name) ? name + thisFormOnly[locale] : name;
  });
  return [...new Set(names)];
}
