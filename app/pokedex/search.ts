import { eachUntilNextEdition } from './edition';
import { bracketedIn, type Dictionary, foldName, plainName } from './name';
import { kanaToRomaji, plainRomaji } from './romaji';
import { isWrittenAsStone, mayMean, type Stone, stonesOf } from './stone';
import { allowedTypos, countBits, letterMask, typosBetween } from './typos';

export interface SearchIndex {
  entries: readonly Entry[];
}

interface Entry {
  key: string;
  texts: readonly string[];
  /** Index of the first text that is a mere word of the English name: `Pao`. */
  wordsFrom: number;
  /** Bit masks of letters: a cheap filter before typos are counted. */
  letters: readonly number[];
  length: number;
  /** Stones differ by a letter or two: no typo may lead from one to another. */
  stone?: Stone;
}

export type Aliases = Readonly<Record<string, readonly string[]>>;

const noAliases: Aliases = {};

export const searchIndex = (dictionary: Dictionary, aliases: Aliases = noAliases): SearchIndex =>
  indexesOf(dictionary)(aliases);

const indexesOf = eachUntilNextEdition((dictionary: Dictionary) => {
  const indexes = new WeakMap<Aliases, SearchIndex>();
  return (aliases: Aliases) => {
    const index = indexes.get(aliases) ?? makeIndex(dictionary, aliases);
    indexes.set(aliases, index);
    return index;
  };
});

function makeIndex(dictionary: Dictionary, aliases: Aliases): SearchIndex {
  const entries = Object.entries(dictionary).map(([key, { ja, en }]) => {
    const folded = foldName(ja);
    const inBrackets = bracketedIn(ja);
    const nicknames = [...regionFirst(ja, en), ...(aliases[key] ?? [])].map(foldName);
    const texts = [
      folded,
      foldName(en),
      key,
      ...(inBrackets ? [foldName(inBrackets), foldName(inBrackets + plainName(ja))] : []),
      ...nicknames,
      ...[folded, ...nicknames].filter((text) => /^[ぁ-ゖー]+[a-z]?$/.test(text)).map(kanaToRomaji),
    ];
    const names = new Set(texts.filter(Boolean));
    const words = en.split(/[\s-]/).slice(1).map(foldName).filter(Boolean);
    const unique = [...new Set([...names, ...words])];
    return {
      key,
      texts: unique,
      wordsFrom: names.size,
      letters: unique.map(letterMask),
      length: folded.length,
    };
  });
  const stones = stonesOf(dictionary, entries);
  return { entries: entries.map((entry) => ({ ...entry, stone: stones.get(entry.key) })) };
}

const regions = [
  ['アローラ', 'アロ', 'Alola', 'Alolan'],
  ['ガラル', 'ガラ', 'Galar', 'Galarian'],
  ['ヒスイ', 'ヒス', 'Hisui', 'Hisuian'],
  ['パルデア', 'パル', 'Paldea', 'Paldean'],
] as const;

/** Players put the region first, or its beginning: 「ヒスイガーディ」, 「アロキュウコン」, `Hisuian Growlithe`. */
function regionFirst(ja: string, en: string): string[] {
  const region = regions.find(([name]) => ja.includes(`（${name}のすがた`));
  if (!region) return [];
  const rest = `${plainName(en)} ${bracketedIn(en)?.replace(/^\S+ ?/, '') ?? ''}`.trimEnd();
  const [kana, short, ...english] = region;
  return [kana + plainName(ja), short + plainName(ja), ...english.map((word) => `${word} ${rest}`)];
}

const exact = 0;
const prefix = 1;
const infix = 3;
const near = 5;
const none = 9;

/** @param place where a key stands among those that match equally well; lowest first */
export function searchNames(
  index: SearchIndex,
  query: string,
  limit = 8,
  place: (key: string) => number = () => 0,
): string[] {
  return rankEntries(index, query, true)
    .sort((a, b) => a.rank - b.rank || place(a.key) - place(b.key) || a.length - b.length)
    .slice(0, limit)
    .map(({ key }) => key);
}

export const namesBeginning = (index: SearchIndex, query: string): string[] =>
  rankEntries(index, query, false)
    .filter(({ rank }) => rank < infix)
    .map(({ key }) => key);

export type Resolved = { exact: string } | { near: string[] } | { none: true };

export function resolveName(index: SearchIndex, text: string, limit = 5): Resolved {
  const forms = queryForms(text);
  // A text written as a stone is no prefix of another stone's name.
  const isStoneText = isWrittenAsStone(forms);
  const matches = rankEntries(index, text, true, stemTypos).filter(
    ({ isSame, stone }) => isSame || !isStoneText || !stone || mayMean(forms, stone, stemTypos),
  );
  const same = matches.filter(({ isSame }) => isSame);
  if (same[0] && same.length === 1) return { exact: same[0].key };
  const keys = (same.length ? same : matches).slice(0, limit).map(({ key }) => key);
  return keys.length ? { near: keys } : { none: true };
}

/** Typos in a stone's Pokémon; suggestions allow none, as they replace the text. */
const stemTypos = 2;

type Match = Pick<Entry, 'key' | 'length' | 'stone'> & { rank: number; isSame: boolean };

function rankEntries({ entries }: SearchIndex, query: string, typos: boolean, inStems = 0): Match[] {
  const forms = queryForms(query);
  if (forms.length === 0) return [];
  const words = query
    .slice(0, 60)
    .split(/[\s\u3000・-]+/)
    .map(foldName)
    .filter(Boolean);
  const matches: Match[] = [];
  for (const { key, texts, wordsFrom, length, stone } of entries) {
    let best = rankOf(texts, wordsFrom, forms);
    if (best > infix && fitsWords(words, texts) && (!stone || mayMean(forms, stone, inStems))) best = infix;
    if (best < none)
      matches.push({ key, rank: best, isSame: texts.some((text) => forms.includes(text)), length, stone });
  }
  if (typos && matches.every(({ rank }) => rank >= infix)) {
    matches.push(...withTypos(entries, forms, matches, inStems));
  }
  return matches.sort((a, b) => a.rank - b.rank || a.length - b.length);
}

function rankOf(texts: readonly string[], wordsFrom: number, forms: readonly string[]): number {
  let best = none;
  for (let i = 0; i < texts.length && best > exact; i++) {
    const text = texts[i] as string;
    const aside = i < 2 ? 0 : 0.5;
    for (const form of forms) {
      if (text === form && i < wordsFrom) best = exact;
      else if (text.startsWith(form)) best = Math.min(best, prefix + aside);
      else if (form.length > 1 && text.includes(form)) best = Math.min(best, infix + aside);
    }
  }
  return best;
}

function queryForms(query: string): string[] {
  const folded = foldName(query.slice(0, 60));
  if (!folded) return [];
  // No romaji has a letter three times in a row.
  return /^(?!.*(.)\1\1)[a-z]{2,}$/.test(folded) ? [...new Set([folded, plainRomaji(folded)])] : [folded];
}

const fitsWords = (words: readonly string[], texts: readonly string[]) =>
  words.length > 1 && words.every((word) => texts.some((text) => text.startsWith(word)));

function withTypos(
  entries: readonly Entry[],
  forms: readonly string[],
  matches: readonly Match[],
  inStems: number,
) {
  const seen = new Set(matches.map(({ key }) => key));
  const results: Match[] = [];
  const queries = forms
    .map((form) => ({ form, allowed: allowedTypos(form), wanted: letterMask(form) }))
    .filter(({ allowed }) => allowed > 0);
  for (const { key, texts, letters, length, stone } of entries) {
    if (seen.has(key) || (stone && !mayMean(forms, stone, inStems))) continue;
    let best = Number.POSITIVE_INFINITY;
    for (const { form, allowed, wanted } of queries) {
      texts.forEach((text, i) => {
        if (countBits(wanted & ~(letters[i] as number)) > allowed || allowedTypos(text) === 0) return;
        best = Math.min(best, typosBetween(form, text, Math.min(allowed, best - 0.5)));
      });
    }
    if (best < Number.POSITIVE_INFINITY)
      results.push({ key, rank: near + best, isSame: false, length, stone });
  }
  return results;
}
