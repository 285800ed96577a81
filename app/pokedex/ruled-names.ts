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

export type RuledName = { keys: string[] } | { near: string[] } | { mega: true };

const thisFormOnly: Record<Locale, string> = { ja: '（このすがたのみ）', en: ' (this form only)' };
const onlyOne = /(?<!\s)\s*[（(]\s*(?:このすがたのみ|this form only)\s*[)）]$/i;

/** Knows nicknames, too. A bare name means all forms: 「ランドロス」, "Landorus". */
export function findRuled(list: RuledList, written: string): RuledName {
  const dictionary = dictionaries[list];
  if (list !== 'species') {
    const key = findByName(dictionary, written);
    return key ? { keys: [key] } : resolveLoosely(dictionary, written);
  }
  const text = written.replace(onlyOne, '');
  const exact = findByName(dictionary, text);
  if (exact && isMega(exact)) return { mega: true };
  if (exact && text !== written) return { keys: [exact] };
  if (exact) return { keys: isBare(exact, written) ? familyOf(exact) : [exact] };
  const plain = findAllByName(dictionary, text);
  const [first = ''] = plain;
  if (first) return { keys: text === written ? [...new Set(plain.flatMap(familyOf))] : [baseOf(first)] };
  const result = resolveLoosely(dictionary, written, speciesAliases);
  if ('near' in result) return { near: [...new Set(result.near.map(formOnSheet))] };
  const [key = ''] = result.keys;
  if (isMega(key)) return { mega: true };
  return { keys: isBare(key, nameOf(dictionary, key, 'ja')) ? familyOf(key) : [key] };
}

function resolveLoosely(
  dictionary: Dictionary,
  text: string,
  aliases?: typeof speciesAliases,
): { keys: string[] } | { near: string[] } {
  const result = resolveName(searchIndex(dictionary, aliases), text, 3);
  if ('exact' in result) return { keys: [result.exact] };
  return { near: 'near' in result ? result.near : [] };
}

const isBare = (key: string, name: string) => key === baseOf(key) && plainName(name.trim()) === name.trim();

const familyOf = (key: string): string[] => formsOf(key).filter((form) => !isMega(form));

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
