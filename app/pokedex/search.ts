import { type Dictionary, foldName, plainName } from './name';
import { kanaToRomaji, plainRomaji } from './romaji';

/** The names of one kind, made ready for searching; made once and kept. */
export interface SearchIndex {
  entries: readonly Entry[];
}

interface Entry {
  key: string;
  /** Folded names in both languages, their parts, romaji and nicknames. */
  texts: readonly string[];
  /** Which letters each text has, as bits: most names are told apart by them before any typo is counted. */
  letters: readonly number[];
  /** For ties: the shorter name first. */
  length: number;
}

type Aliases = Readonly<Record<string, readonly string[]>>;

const made = new WeakMap<Dictionary, SearchIndex>();

/** @param aliases what players call the things beside their names, by key */
export function searchIndex(dictionary: Dictionary, aliases: Aliases = {}): SearchIndex {
  let index = made.get(dictionary);
  if (!index) {
    const entries = Object.entries(dictionary).map(([key, { ja, en }]) => {
      const folded = foldName(ja);
      // The bracketed part is searched in front too: 「いどのめん」, 「アカツキ」.
      const inBrackets = /[（(](.*)[）)]/.exec(ja)?.[1];
      const called = [...regionFirst(ja, en), ...(aliases[key] ?? [])].map(foldName);
      const texts = [
        folded,
        foldName(en),
        key,
        ...(inBrackets ? [foldName(inBrackets), foldName(inBrackets + plainName(ja))] : []),
        ...en.split(/[\s-]/).slice(1).map(foldName),
        ...called,
        ...[folded, ...called].filter((text) => /^[ぁ-ゖー]+$/.test(text)).map(kanaToRomaji),
      ];
      const unique = [...new Set(texts.filter(Boolean))];
      return { key, texts: unique, letters: unique.map(lettersOf), length: folded.length };
    });
    index = { entries };
    made.set(dictionary, index);
  }
  return index;
}

const regions = [
  ['アローラ', 'Alola', 'Alolan'],
  ['ガラル', 'Galar', 'Galarian'],
  ['ヒスイ', 'Hisui', 'Hisuian'],
  ['パルデア', 'Paldea', 'Paldean'],
] as const;

/** Players put the region first: 「ヒスイガーディ」, `Hisuian Growlithe`. */
function regionFirst(ja: string, en: string): string[] {
  const region = regions.find(([name]) => ja.includes(`（${name}のすがた`));
  if (!region) return [];
  const [species = '', , ...breed] = en.split('-');
  const rest = [species, ...breed].join(' ');
  return [region[0] + plainName(ja), `${region[1]} ${rest}`, `${region[2]} ${rest}`];
}

// How well a text fits a query; less is better.
const exact = 0;
const prefix = 1;
const infix = 3;
const near = 5;
const none = 9;

/**
 * Keys of the names that fit what is written, best first: in either language, either kana or romaji; exact before
 * prefix before infix, then those with a typo or two.
 */
export function searchNames(index: SearchIndex, query: string, limit = 8): string[] {
  return ranked(index, query, true)
    .slice(0, limit)
    .map(({ key }) => key);
}

/** Keys of the names that begin with what is written, in any of their spellings: for filters, which guess at nothing. */
export const namesBeginning = (index: SearchIndex, query: string): string[] =>
  ranked(index, query, false)
    .filter(({ rank }) => rank < infix)
    .map(({ key }) => key);

export type Resolved = { exact: string } | { near: string[] } | { none: true };

/** What a free text means: one thing exactly, or the things that it may have meant, or nothing known. */
export function resolveName(index: SearchIndex, text: string, limit = 5): Resolved {
  const found = ranked(index, text, true);
  const same = found.filter(({ rank }) => rank === exact);
  if (same[0] && same.length === 1) return { exact: same[0].key };
  // Several of one name: the one that is named so in full, before those which are only called so.
  const keys = (same.length ? same : found).slice(0, limit).map(({ key }) => key);
  return keys.length ? { near: keys } : { none: true };
}

function ranked({ entries }: SearchIndex, query: string, typos: boolean) {
  const forms = queryForms(query);
  if (forms.length === 0) return [];
  const words = query
    .slice(0, 60)
    .split(/[\s\u3000・-]+/)
    .map(foldName)
    .filter(Boolean);
  const found: { key: string; rank: number; length: number }[] = [];
  for (const { key, texts, length } of entries) {
    let best = none;
    for (let i = 0; i < texts.length && best > exact; i++) {
      const text = texts[i] as string;
      for (const form of forms) {
        // Names come before nicknames and parts of names.
        const aside = i < 2 ? 0 : 0.5;
        if (text === form) best = Math.min(best, exact);
        else if (text.startsWith(form)) best = Math.min(best, prefix + aside);
        else if (form.length > 1 && text.includes(form)) best = Math.min(best, infix + aside);
      }
    }
    if (best > infix && fitsWords(words, texts)) best = infix;
    if (best < none) found.push({ key, rank: best, length });
  }
  if (typos && found.every(({ rank }) => rank >= infix)) found.push(...withTypos(entries, forms, found));
  return found.sort((a, b) => a.rank - b.rank || a.length - b.length);
}

/** What is written, folded; and as romaji in one spelling where it may be that. */
function queryForms(query: string): string[] {
  const folded = foldName(query.slice(0, 60));
  if (!folded) return [];
  // No romaji has a letter three times in a row.
  return /^(?!.*(.)\1\1)[a-z]{2,}$/.test(folded) ? [...new Set([folded, plainRomaji(folded)])] : [folded];
}

/** Whether every word of a query begins some part of the name, in any order: `rapid urshifu`. */
const fitsWords = (words: readonly string[], texts: readonly string[]) =>
  words.length > 1 && words.every((word) => texts.some((text) => text.startsWith(word)));

function withTypos(entries: readonly Entry[], forms: readonly string[], found: readonly { key: string }[]) {
  const seen = new Set(found.map(({ key }) => key));
  const results: { key: string; rank: number; length: number }[] = [];
  const asked = forms
    .map((form) => ({ form, allowed: allowedTypos(form), wanted: lettersOf(form) }))
    .filter(({ allowed }) => allowed > 0);
  for (const { key, texts, letters, length } of entries) {
    if (seen.has(key)) continue;
    let best = Number.POSITIVE_INFINITY;
    for (const { form, allowed, wanted } of asked) {
      texts.forEach((text, i) => {
        if (countBits(wanted & ~(letters[i] as number)) > allowed || allowedTypos(text) === 0) return;
        best = Math.min(best, typosBetween(form, text, Math.min(allowed, best - 0.5)));
      });
    }
    if (best < Number.POSITIVE_INFINITY) results.push({ key, rank: near + best, length });
  }
  return results;
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const allowedTypos = (text: string) =>
  text.length >= 7 ? 2 : text.length >= (/[ぁ-ゖ]/.test(text) ? 3 : 4) ? 1 : 0;

/**
 * How many letters are wrong, missing, too many or swapped; a little more when only the name's beginning was written.
 * Infinity beyond `most`.
 */
function typosBetween(written: string, name: string, most: number): number {
  const n = written.length;
  if (name.length < n - most) return Number.POSITIVE_INFINITY;
  const width = Math.min(name.length, n + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = written[i - 1] === name[j - 1];
      let cost = Math.min(
        (last[j - 1] as number) + (same ? 0 : 1),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const swapped = i > 1 && j > 1 && written[i - 1] === name[j - 2] && written[i - 2] === name[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  const whole = width === name.length ? (last[width] as number) : Number.POSITIVE_INFINITY;
  const beginning = Math.min(...last.slice(Math.max(0, n - 2))) + 0.25;
  const best = Math.min(whole, n >= 4 ? beginning : Number.POSITIVE_INFINITY);
  return best <= most + 0.25 ? best : Number.POSITIVE_INFINITY;
}
