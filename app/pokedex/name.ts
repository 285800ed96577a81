import type { Locale } from '~/locales/locale';
import { eachUntilNextEdition } from './edition';
import { isFreeName } from './free-name';

export type Name = Record<Locale, string>;

export type Dictionary = Readonly<Record<string, Name>>;

export function nameOf(dictionary: Dictionary, key: string, locale: Locale): string {
  const name = dictionary[key] ?? dictionary[knownKey(dictionary, key) ?? ''];
  return name?.[locale] ?? key;
}

/** Key of a sheet's value; a free name has one if it matches exactly one entry. */
export function knownKey(dictionary: Dictionary, value: string): string | undefined {
  if (!isFreeName(value)) return value;
  const keys = findAllByName(dictionary, value);
  return keys.length === 1 ? keys[0] : undefined;
}

export function foldName(text: string): string {
  return (
    text
      .normalize('NFKC')
      // é → e, but が stays one letter
      .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
      .toLowerCase()
      // a hyphen typed for the long vowel mark, unless a Latin letter follows: 「ナイト-Ｚ」
      .replace(/([ぁ-ゖァ-ヺー])[-‐‑–—―−](?![a-z])/g, '$1ー')
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[\s'’‘`´・·.,:!?()[\]「」_\-‐‑–—―−~]/g, '')
  );
}

/** Name without its form or variant: 「ランドロス（けしんフォルム）」 → 「ランドロス」. */
export function plainName(name: string): string {
  const at = name.search(/[（(]/);
  return at < 0 ? name : name.slice(0, at).trimEnd();
}

export function bracketedIn(name: string): string | undefined {
  const from = name.search(/[（(]/);
  const to = Math.max(name.lastIndexOf('）'), name.lastIndexOf(')'));
  return from >= 0 && from < to ? name.slice(from + 1, to) : undefined;
}

export function findByName(dictionary: Dictionary, text: string): string | undefined {
  const folded = foldName(text);
  const { full, plain } = lookup(dictionary);
  return full.get(folded)?.[0] ?? (plain.has(folded) ? undefined : keyOf(dictionary, folded));
}

/** Exact matches, else names that differ in brackets only: 「ランドロス」, `Landorus` are ambiguous. */
export function findAllByName(dictionary: Dictionary, text: string): readonly string[] {
  const folded = foldName(text);
  const { full, plain } = lookup(dictionary);
  const key = keyOf(dictionary, folded);
  return full.get(folded) ?? plain.get(folded) ?? (key === undefined ? [] : [key]);
}

const keyOf = (dictionary: Dictionary, folded: string) =>
  Object.hasOwn(dictionary, folded) ? folded : undefined;

type Lookup = { full: Map<string, string[]>; plain: Map<string, string[]> };

const lookup = eachUntilNextEdition((dictionary: Dictionary): Lookup => {
  const index: Lookup = { full: new Map(), plain: new Map() };
  const addAll = (names: Dictionary, isFree: (folded: string) => boolean) => {
    for (const [key, { ja, en }] of Object.entries(names)) {
      for (const name of [ja, en]) {
        const folded = foldName(name);
        if (!isFree(folded)) continue;
        add(index.full, folded, key);
        add(index.plain, foldName(plainName(name)), key);
      }
    }
  };
  addAll(dictionary, () => true);
  // Former names match only if no current one does, so that sheets with them can be corrected.
  const current = new Set([...index.full.keys(), ...index.plain.keys()]);
  addAll(formerNames(dictionary), (folded) => !current.has(folded));
  return index;
});

const formerNames = (dictionary: Dictionary): Dictionary => {
  const former = Object.getPrototypeOf(dictionary);
  return former === Object.prototype || former === null ? {} : former;
};

function add(map: Map<string, string[]>, name: string, key: string) {
  const keys = map.get(name);
  if (!keys) map.set(name, [key]);
  else if (!keys.includes(key)) keys.push(key);
}
