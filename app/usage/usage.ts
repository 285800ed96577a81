import { learnableMoves } from '~/pokedex/learnsets';
import type { TeamMember } from '~/pokedex/member';
import type { SheetDetail } from '~/pokedex/regulations';
import { abilitiesOf, traitsOf } from '~/pokedex/species';
import { type Choice, publishableCounts, publishableSheets, type Statement } from './privacy';

export const details = ['item', 'move', 'ability', 'teraType', 'statAlignment'] as const;
export type Detail = (typeof details)[number];

/**
 * Per species: `partner` (each pair under the key that sorts first), each detail, and `stated` by kind of detail.
 * Of the whole field (species `''`): `species` and `cut`, details of all Pokémon, `stated`, and `field`.
 */
export type UsageKind = Detail | 'stated' | 'partner' | 'species' | 'cut' | 'field';
export type FieldValue = 'tournaments' | 'teams' | 'cut';

export type UsageCount = [species: string, kind: UsageKind, value: string, count: number];

export interface CountedSheet {
  members: readonly TeamMember[];
  isPublic: boolean;
  /** Null without a result, and before results are public. */
  rank: number | null;
}

/**
 * Places that count as the top cut: those of the final bracket, if the organizer has said its size. Without a bracket only
 * the winner is surely on top. Else as events usually draw it: 8 of 32 or more, 4 of 16 or more, else 1. Ties beyond the
 * line stay out.
 */
export function topCutOf(ranked: number, said: number | null): number {
  if (said !== null) return Math.max(1, said);
  return ranked >= 32 ? 8 : ranked >= 16 ? 4 : 1;
}

/** Counts a tournament's usage with suppression. Sums over tournaments reveal no more than their parts. */
export function countUsage(
  sheets: readonly CountedSheet[],
  shows: readonly SheetDetail[],
  topCut: number | null = null,
): UsageCount[] {
  if (sheets.length === 0) return [];
  const ranked = sheets.filter(({ rank }) => rank !== null);
  const last = topCutOf(ranked.length, topCut);
  const cut = publishableSheets(ranked.filter(({ rank }) => (rank ?? 0) <= last));
  const field: Record<FieldValue, number> = { tournaments: 1, teams: sheets.length, cut: cut.length };
  const kinds = details.filter((kind) => shows.includes(kind === 'move' ? 'moves' : kind));
  const detailCounts = countDetails(sheets, kinds);
  return [
    ...Object.entries(field).map(([value, count]): UsageCount => ['', 'field', value, count]),
    ...countsOf('', 'species', sheets.flatMap(speciesOf)),
    ...countsOf('', 'cut', cut.flatMap(speciesOf)),
    ...countPartners(sheets),
    ...detailCounts,
    ...sumOverSpecies(detailCounts),
  ].filter(([, , , count]) => count > 0);
}

export const speciesOf = ({ members }: Pick<CountedSheet, 'members'>): string[] => [
  ...new Set(members.map(({ species }) => species)),
];

function countsOf(species: string, kind: UsageKind, values: readonly string[]): UsageCount[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => [species, kind, value, count]);
}

function countPartners(sheets: readonly CountedSheet[]): UsageCount[] {
  const partners = new Map<string, string[]>();
  for (const sheet of sheets) {
    const six = speciesOf(sheet);
    for (const species of six) {
      const partnersOfOne = partners.get(species) ?? [];
      partners.set(species, partnersOfOne);
      partnersOfOne.push(...six.filter((other) => species < other));
    }
  }
  return [...partners].flatMap(([species, others]) => countsOf(species, 'partner', others));
}

function countDetails(sheets: readonly CountedSheet[], kinds: readonly Detail[]): UsageCount[] {
  const holders = new Map<string, { member: TeamMember; isPublic: boolean }[]>();
  // If a rule allows a species twice, only the first one counts.
  for (const { members, isPublic } of sheets)
    for (const species of speciesOf({ members })) {
      const member = members.find((each) => each.species === species);
      const group = holders.get(species) ?? [];
      holders.set(species, group);
      if (member) group.push({ member, isPublic });
    }
  return [...holders].flatMap(([species, held]) =>
    kinds.flatMap((kind) => {
      const statements = held.map(
        ({ member, isPublic }): Statement => ({ values: valuesOf(member, kind), isPublic }),
      );
      const { stated, counts } = publishableCounts(statements, choiceOf(species, kind));
      return [
        [species, 'stated', kind, stated] as UsageCount,
        ...[...counts].map(([value, count]): UsageCount => [species, kind, value, count]),
      ];
    }),
  );
}

function valuesOf(member: TeamMember, kind: Detail): string[] {
  if (kind === 'move') return [...new Set(member.moves?.filter(Boolean))];
  const value = member[kind];
  return value ? [value] : [];
}

// Every game has more items than this; there are 19 Tera Types and 25 natures.
const anyItem = 100;

/** Values a species may state. An unknown name has no abilities or moves: the strictest rule applies. */
function choiceOf(species: string, kind: Detail): Choice {
  switch (kind) {
    case 'ability':
      return { possible: abilitiesOf(species).length, atMost: 1 };
    case 'move':
      return { possible: learnableMoves(species).size, atMost: 4 };
    case 'item':
      return { possible: traitsOf(species)?.formItems.length || anyItem, atMost: 1 };
    case 'teraType':
      return { possible: 19, atMost: 1 };
    case 'statAlignment':
      return { possible: 25, atMost: 1 };
  }
}

/** Sums details over all species, after suppression per species. */
function sumOverSpecies(counts: readonly UsageCount[]): UsageCount[] {
  const sums = new Map<string, UsageCount>();
  for (const [, kind, value, count] of counts) {
    const key = `${kind} ${value}`;
    sums.set(key, ['', kind, value, count + (sums.get(key)?.[3] ?? 0)]);
  }
  return [...sums.values()];
}

/** Adds each pair under both species, as the sums store it. */
export const inBothWays = (counts: readonly UsageCount[]): UsageCount[] =>
  counts.flatMap((each): UsageCount[] => {
    const [species, kind, value, count] = each;
    return kind === 'partner' ? [each, [value, kind, species, count]] : [each];
  });

/** Changes that turn `before` into `after`, without zeros. */
export function differenceOf(before: readonly UsageCount[], after: readonly UsageCount[]): UsageCount[] {
  const changes = new Map<string, UsageCount>();
  const add = ([species, kind, value, count]: UsageCount, sign: number) => {
    const key = JSON.stringify([species, kind, value]);
    changes.set(key, [species, kind, value, (changes.get(key)?.[3] ?? 0) + sign * count]);
  };
  for (const count of before) add(count, -1);
  for (const count of after) add(count, 1);
  return [...changes.values()].filter(([, , , count]) => count !== 0);
}
