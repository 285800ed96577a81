import { type Locale, locales } from '~/locales/locale';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import type { Keys } from '~/pokedex/regulation';
import { resolveName, searchIndex } from '~/pokedex/search';
import { isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { BareName } from '../lists/expand-bare';
import { type BareChoices, type KnownNames, knownNames, type ListPart } from '../lists/known-names';
import type { Proposal } from '../lists/propose-names';
import type { LeftOutLine } from '../lists/read-list';
import { asNewKind, type TypedName } from '../lists/typed-names';
import type { PastedLists } from './read-pasted';

type LeftOutReason = LeftOutLine['why'] | 'beside';

export interface Review {
  counts: Record<Locale, Record<ListPart, number>>;
  isComplete: Record<ListPart, boolean>;
  /** Keys that only one of the two lists has. */
  only: { list: ListPart; locale: Locale; keys: string[] }[];
  bare: (BareName & { choice: '' | 'all' | 'base' })[];
  names: ShownName[];
  unmatched: ShownName[];
  leftOut: { locale: Locale; why: LeftOutReason; lines: string[]; count: number }[];
}

export interface ShownName extends TypedName {
  id: string;
  rows: Partial<Record<Locale, string>>;
  near: { list: 'species' | 'items'; key: string }[];
}

interface ReviewInput {
  lists: PastedLists;
  before: Keys | undefined;
  chosen: Keys;
  choices: BareChoices;
  known: KnownNames;
  isComplete: Record<ListPart, boolean>;
  proposals: readonly Proposal[];
  inputs: ReadonlyMap<string, TypedName>;
}

export function reviewOf(read: ReviewInput): Review {
  const { lists, choices, known, isComplete, proposals, inputs } = read;
  // Searching all names takes a few milliseconds, so only the first unmatched rows get suggestions.
  let searches = 40;
  const all = proposals.map((one): ShownName & { isNew: boolean } => {
    const own = inputs.get(one.id) as TypedName;
    const isNew = one.isSure || asNewKind(own.as) !== undefined;
    const text = (one.ja ?? one.en)?.text ?? '';
    const near = isNew || searches-- <= 0 ? [] : nearest(text, one.kind === 'form' ? one.of : undefined);
    return { ...own, id: one.id, rows: { ja: one.ja?.text, en: one.en?.text }, near, isNew };
  });
  return {
    counts: countsOf(lists),
    isComplete,
    only: onlyOf(read),
    bare: known.bare
      .filter(({ base, needsLook }) => needsLook || choices.has(base))
      .map((one) => ({ ...one, choice: choices.get(one.base) ?? '' })),
    names: all.filter(({ isNew }) => isNew),
    unmatched: all.filter(({ isNew }) => !isNew),
    leftOut: locales.flatMap((locale) => leftOutOf(locale, lists, known)),
  };
}

function countsOf(lists: PastedLists): Review['counts'] {
  const count = (locale: Locale, kind: 'species' | 'items') =>
    new Set(lists[locale].rows.filter((row) => row.kind === kind).map((row) => row.keys?.join())).size;
  const countsIn = (locale: Locale) => ({ forms: count(locale, 'species'), items: count(locale, 'items') });
  return { ja: countsIn('ja'), en: countsIn('en') };
}

/** Both pages have the same content: a key that only one has was forgotten or misread. */
function onlyOf({ lists, before, chosen, choices }: ReviewInput): Review['only'] {
  if (locales.some((locale) => lists[locale].rows.length === 0)) return [];
  const [ja, en] = locales.map((locale) => knownNames([lists[locale]], before, chosen, choices));
  return (['forms', 'items'] as const).flatMap((list) => {
    const [one, other] = [ja, en].map((each) => each?.[list].in ?? new Set<string>()) as [Keys, Keys];
    // A page without this list at all is not missing its keys.
    if (one.size === 0 || other.size === 0) return [];
    const alone = (mine: Keys, theirs: Keys) => [...mine].filter((key) => !theirs.has(key));
    return [
      { list, locale: 'ja' as const, keys: alone(one, other) },
      { list, locale: 'en' as const, keys: alone(other, one) },
    ].filter(({ keys }) => keys.length > 0);
  });
}

const maxLines = 300;

function leftOutOf(locale: Locale, lists: PastedLists, known: KnownNames): Review['leftOut'] {
  const besides = new Set<object>(known.besides);
  const all: { why: LeftOutReason; text: string }[] = [
    ...lists[locale].leftOut,
    ...lists[locale].rows
      .filter((row) => besides.has(row))
      .map(({ text }) => ({ why: 'beside' as const, text })),
  ];
  return [...new Set(all.map(({ why }) => why))].map((why) => {
    const lines = all.filter((one) => one.why === why).map(({ text }) => text);
    return { locale, why, lines: lines.slice(0, maxLines), count: lines.length };
  });
}

function nearest(text: string, base: string | undefined): ShownName['near'] {
  const matches = (['species', 'items'] as const).flatMap((list) => {
    const match = resolveName(
      list === 'species' ? searchIndex(speciesNames, speciesAliases) : searchIndex(itemNames),
      text,
      3,
    );
    const keys = 'exact' in match ? [match.exact] : 'near' in match ? match.near : [];
    return keys.filter((key) => !(list === 'species' && isMega(key))).map((key) => ({ list, key }));
  });
  const first = base ? [{ list: 'species' as const, key: base }] : [];
  return [...first, ...matches.filter(({ list, key }) => !(list === 'species' && key === base))].slice(0, 6);
}
