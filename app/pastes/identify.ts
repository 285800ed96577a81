import { abilityNames } from '~/pokedex/ability-names';
import { untilNextEdition } from '~/pokedex/edition';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName, foldName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { playerWords, unclearWords, type WordKind } from '~/pokedex/player-words';
import { abilitiesOf } from '~/pokedex/species';
import { typeNames } from '~/pokedex/type-names';
import { resolveSpecies } from './resolve-pasted';

export type Field = 'species' | WordKind;

/** Characters; bounds the work on text that is no name. */
const maxNameLength = 60;
const maxCached = 2000;

const dictionaries: Record<WordKind, Dictionary> = {
  move: moveNames,
  item: itemNames,
  ability: abilityNames,
  teraType: typeNames,
  nature: natureNames,
};

const keysByWord = new Map<WordKind, Map<string, readonly string[]>>();

function wordsOf(kind: WordKind): Map<string, readonly string[]> {
  const known = keysByWord.get(kind);
  if (known) return known;
  const made = new Map<string, readonly string[]>();
  for (const [key, words] of Object.entries(playerWords[kind]))
    for (const word of words.split(' ')) made.set(foldName(word), [key]);
  for (const [word, keys] of Object.entries(unclearWords[kind] ?? {}))
    made.set(foldName(word), keys.split(' '));
  keysByWord.set(kind, made);
  return made;
}

const before =
  /^(?:テラスタル(?:タイプ)?|テラス(?:タイプ)?|テラ(?:タイプ)?|tera(?:\s*type)?|t(?=[:\s\p{Script=Han}ぁ-ー]))[\s:=-]*/iu;
const after =
  /(?:(?:タイプ)?(?:テラスタル|テラス|テラ)|タイプ|(?<!\s)\s*(?:tera|type)|(?<=[ぁ-ー\p{Script=Han}])t)$/iu;

/** The type without words that say it is one. */
const bareType = (text: string) => text.replace(before, '').replace(after, '').trim();

/** Whether a name also says that it is a Tera Type: 「鋼テラス」, `Tera Steel`. */
export const isMarkedType = (text: string): boolean =>
  bareType(text) !== text && keysOf('teraType', text).length === 1;

/** `Modest (+SpA, -Atk)`, 「ひかえめ（C↑A↓）」, 「ひかえめな性格」 */
const bareNature = (text: string) =>
  text
    .replace(/\([^()]*\)$/, '')
    .trim()
    .replace(/な性格$|(?<!\s)\s+nature$/i, '');

const bareOf: Partial<Record<WordKind, (text: string) => string>> = {
  teraType: bareType,
  nature: bareNature,
};

/** @returns every key that a detail may mean: several only for short forms that are used for several entries */
export function keysOf(kind: WordKind, text: string): readonly string[] {
  if (text.length > maxNameLength || !/[\p{L}\p{N}]/u.test(text)) return [];
  const bare = bareOf[kind];
  return named(kind, text) ?? (bare && named(kind, bare(text))) ?? keysTwice(kind, text);
}

const twice = /^([^/|()]+)(?:[/|]([^/|()]+)|\(([^/|()]+)\))$/;

/** One name in two languages: 「しんぴのしずく / Mystic Water」, `Protect (まもる)`. */
function keysTwice(kind: WordKind, text: string): readonly string[] {
  const [, first = '', second, bracketed = ''] = twice.exec(text) ?? [];
  const keys = first === '' ? undefined : named(kind, first.trim());
  const others = keys?.length === 1 ? named(kind, (second ?? bracketed).trim()) : undefined;
  return keys && others?.length === 1 && others[0] === keys[0] ? keys : [];
}

function named(kind: WordKind, text: string): readonly string[] | undefined {
  if (kind === 'ability') {
    const abilities = findAllByName(abilityNames, text);
    return abilities.length > 0 ? abilities : wordsOf(kind).get(foldName(text));
  }
  const key = findByName(dictionaries[kind], text);
  return key === undefined ? wordsOf(kind).get(foldName(text)) : [key];
}

/** Whether it is the name of an entry as the games write it. */
export const isOfficial = (kind: WordKind, text: string): boolean =>
  text.length <= maxNameLength && findByName(dictionaries[kind], text) !== undefined;

/** @returns the key of a name that means one entry */
export function resolve(kind: WordKind, text: string): string | undefined {
  const keys = keysOf(kind, text);
  return keys.length === 1 ? keys[0] : undefined;
}

/** The species disambiguates a name that abilities share (As One). */
export function resolveAbility(text: string, species?: string): string | undefined {
  const own = species ? abilitiesOf(species) : [];
  // Showdown's packed format has the slot of an ability instead of its name.
  if (/^[01HS]$/.test(text)) return text === 'H' ? own.at(-1) : text === 'S' ? own[3] : own[Number(text)];
  const found = findAllByName(abilityNames, text);
  return found.find((key) => own.includes(key)) ?? resolve('ability', text);
}

export const isSpeciesName = (text: string): boolean =>
  text.length <= maxNameLength && resolveSpecies(text).length > 0;

const kinds = ['item', 'ability', 'teraType', 'nature', 'move'] as const;

/** Texts repeat: each line of a paste is looked at by several readers. Bounded. */
const fieldsByText = untilNextEdition(() => new Map<string, readonly Field[]>());

/** @returns the fields in which the text is a name, or a short form of several */
export function fieldsNamed(text: string): readonly Field[] {
  if (text.length > maxNameLength) return [];
  const cache = fieldsByText();
  const cached = cache.get(text);
  if (cached) return cached;
  const fields = [
    ...(isSpeciesName(text) ? (['species'] as const) : []),
    ...kinds.filter((kind) => keysOf(kind, text).length > 0),
  ];
  if (cache.size >= maxCached) cache.clear();
  cache.set(text, fields);
  return fields;
}

const or =
  /(?<!\s)\s+(?:or|か)\s+|または|もしくは|あるいは|(?<=[ぁ-ヿ\p{Script=Han}])(?:or)(?=[ぁ-ヿ\p{Script=Han}])/giu;

/** Splits alternatives: `A or B`, `A / B`, 「AまたはB」; one name is itself. */
export function alternativesIn(text: string): { names: string[]; isSure: boolean } {
  const names = text.split(or).map((each) => each.trim());
  if (names.length > 1) return { names: names.filter(Boolean), isSure: true };
  const parts = text
    .split(/[/|]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return { names: parts, isSure: false };
}

/** A name with others of its kind in brackets, of which nobody knows which is meant: 「珠（候補：オボン）」. */
export function candidatesIn(kind: WordKind, name: string, comment: string): readonly string[] {
  const own = keysOf(kind, name);
  const { names } = alternativesIn(comment.replace(/^[^:]{0,20}:\s*|^or\s+|^(?:または|もしくは)/i, ''));
  const others = names.flatMap((each) => keysOf(kind, each)).filter((key) => !own.includes(key));
  return own.length > 0 && others.length > 0 ? [...own, ...others] : [];
}
