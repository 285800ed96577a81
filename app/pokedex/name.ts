import type { Locale } from '~/locales/locale';
import { eachUntilNextEdition } from './edition';
import { isFreeName } from './free-name';

export type Name = Record<Locale, string>;

/** All names of one kind (species, abilities, …), by Showdown id. */
export type Dictionary = Readonly<Record<string, Name>>;

/** Also of a name that was kept as typed, once the dictionary has it: it is read in both languages at once. */
export function nameOf(dictionary: Dictionary, key: string, locale: Locale): string {
  const name = dictionary[key] ?? dictionary[knownKey(dictionary, key) ?? ''];
  return name?.[locale] ?? key;
}

/** The key that a sheet's value stands for: a free name has one when the dictionary has it, and for one thing alone. */
export function knownKey(dictionary: Dictionary, value: string): string | undefined {
  if (!isFreeName(value)) return value;
  const found = findAllByName(dictionary, value);
  return found.length === 1 ? found[0] : undefined;
}

/** What is left of a name when width, case, blanks, punctuation and the kind of kana are taken away. */
export function foldName(text: string): string {
  return (
    text
      .normalize('NFKC')
      // é → e, but が stays one letter
      .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
      .toLowerCase()
      // a hyphen typed for the long vowel mark; before a Latin letter it is none: 「ナイト-Ｚ」
      .replace(/([ぁ-ゖァ-ヺー])[-‐‑–—―−](?![a-z])/g, '$1ー')
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[\s'’‘`´・·.,:!?()[\]「」_\-‐‑–—―−~]/g, '')
  );
}

/** The name without what tells its form or variant apart: 「ランドロス（けしんフォルム）」 → 「ランドロス」. */
export function plainName(name: string): string {
  const at = name.search(/[（(]/);
  return at < 0 ? name : name.slice(0, at).trimEnd();
}

/** And only that: 「ランドロス（けしんフォルム）」 → 「けしんフォルム」; undefined where it has no brackets. */
export function bracketedIn(name: string): string | undefined {
  const from = name.search(/[（(]/);
  const to = Math.max(name.lastIndexOf('）'), name.lastIndexOf(')'));
  return from >= 0 && from < to ? name.slice(from + 1, to) : undefined;
}

/** Undefined where the name is more than one thing's. */
export function findByName(dictionary: Dictionary, text: string): string | undefined {
  const folded = foldName(text);
  const { full, plain } = lookup(dictionary);
  return full.get(folded)?.[0] ?? (plain.has(folded) ? undefined : keyOf(dictionary, folded));
}

/** Exact names, else those that differ in brackets only: 「ランドロス」, `Landorus` are more than one thing in the game. */
export function findAllByName(dictionary: Dictionary, text: string): readonly string[] {
  const folded = foldName(text);
  const { full, plain } = lookup(dictionary);
  const key = keyOf(dictionary, folded);
  return full.get(folded) ?? plain.get(folded) ?? (key === undefined ? [] : [key]);
}

/** Keys are Showdown's names without their signs: `Basculegion-F`. */
const keyOf = (dictionary: Dictionary, folded: string) =>
  Object.hasOwn(dictionary, folded) ? folded : undefined;

type Lookup = { full: Map<string, string[]>; plain: Map<string, string[]> };

const lookup = eachUntilNextEdition((dictionary: Dictionary): Lookup => {
  const found: Lookup = { full: new Map(), plain: new Map() };
  const addAll = (names: Dictionary, isFree: (folded: string) => boolean) => {
    for (const [key, { ja, en }] of Object.entries(names)) {
      for (const name of [ja, en]) {
        const folded = foldName(name);
        if (!isFree(folded)) continue;
        add(found.full, folded, key);
        add(found.plain, foldName(plainName(name)), key);
      }
    }
  };
  addAll(dictionary, () => true);
  // Names that were taken back are found where nothing else is called so: sheets that hold them can still be corrected.
  const taken = new Set([...found.full.keys(), ...found.plain.keys()]);
  addAll(formerNames(dictionary), (folded) => !taken.has(folded));
  return found;
});

/** Names that a regulation text brought and no longer brings; a dictionary has them as its prototype (later-names.ts). */
const formerNames = (dictionary: Dictionary): Dictionary => {
  const former = Object.getPrototypeOf(dictionary);
  return former === Object.prototype || former === null ? {} : former;
};

function add(map: Map<string, string[]>, name: string, key: string) {
  const keys = map.get(name);
  if (!keys) map.set(name, [key]);
  else if (!keys.includes(key)) keys.push(key);
}
