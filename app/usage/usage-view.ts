import { type Detail, details, type FieldValue, type UsageCount, type UsageKind } from './usage';

export const minTeamsForPair = 5;

export interface SpeciesUsage {
  species: string;
  teams: number;
  cut: number;
}

export interface DetailUsage {
  kind: Detail;
  stated: number;
  values: { value: string; count: number }[];
}

export interface FieldUsage extends Record<FieldValue, number> {
  species: SpeciesUsage[];
  details: DetailUsage[];
}

export interface Pair {
  species: readonly [string, string];
  teams: number;
}

const byCount = (a: { count: number; value: string }, b: { count: number; value: string }) =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const valuesOf = (counts: readonly UsageCount[], species: string, kind: UsageKind) =>
  counts
    .filter(([ownSpecies, each]) => ownSpecies === species && each === kind)
    .map(([, , value, count]) => ({ value, count }))
    .sort(byCount);

export function fieldOf(counts: readonly UsageCount[]): FieldUsage {
  const own = counts.filter(([species]) => species === '');
  const field = new Map(valuesOf(own, '', 'field').map(({ value, count }) => [value, count]));
  const cut = new Map(valuesOf(own, '', 'cut').map(({ value, count }) => [value, count]));
  return {
    tournaments: field.get('tournaments') ?? 0,
    teams: field.get('teams') ?? 0,
    cut: field.get('cut') ?? 0,
    species: valuesOf(own, '', 'species').map(({ value, count }) => ({
      species: value,
      teams: count,
      cut: cut.get(value) ?? 0,
    })),
    details: detailsOf(own, ''),
  };
}

/** Details of a species, or of all Pokémon for `''`; kinds without any value are omitted. */
export function detailsOf(counts: readonly UsageCount[], species: string): DetailUsage[] {
  const stated = new Map(valuesOf(counts, species, 'stated').map(({ value, count }) => [value, count]));
  return details
    .map((kind) => ({ kind, stated: stated.get(kind) ?? 0, values: valuesOf(counts, species, kind) }))
    .filter(({ values }) => values.length > 0);
}

export const partnersOf = (counts: readonly UsageCount[], species: string) =>
  counts
    .filter(([one, kind, other]) => kind === 'partner' && (one === species || other === species))
    .map(([one, , other, count]) => ({ value: one === species ? other : one, count }))
    .filter(({ count }) => count >= minTeamsForPair)
    .sort(byCount);

export function pairsOf(counts: readonly UsageCount[]): Pair[] {
  return counts
    .filter(([, kind, , count]) => kind === 'partner' && count >= minTeamsForPair)
    .map(([one, , other, count]): Pair => ({ species: [one, other], teams: count }))
    .sort((a, b) => b.teams - a.teams || (a.species.join() < b.species.join() ? -1 : 1));
}

const speciesSorts = ['teams', 'cut', 'name'] as const;
export type SpeciesSort = (typeof speciesSorts)[number];

/** Sorts by teams, by top cut (then teams), or by name. `rows` must be sorted by teams already. */
export function sortSpecies(
  rows: readonly SpeciesUsage[],
  sort: SpeciesSort,
  nameOf: (species: string) => string,
  locale: string,
): SpeciesUsage[] {
  if (sort === 'teams') return [...rows];
  if (sort === 'cut') return [...rows].sort((a, b) => b.cut - a.cut || b.teams - a.teams);
  const { compare } = new Intl.Collator(locale);
  return [...rows].sort((a, b) => compare(nameOf(a.species), nameOf(b.species)));
}

export interface UsageQuery {
  sort: SpeciesSort;
  intervals: boolean;
  species?: string;
}

export const parseUsageQuery = (params: URLSearchParams): UsageQuery => ({
  sort: speciesSorts.find((sort) => sort === params.get('sort')) ?? 'teams',
  intervals: params.get('interval') === '95',
  species: params.get('species') || undefined,
});

export function usagePath(path: string, { sort, intervals, species }: UsageQuery): string {
  const params = new URLSearchParams([
    ...(sort === 'teams' ? [] : [['sort', sort]]),
    ...(intervals ? [['interval', '95']] : []),
    ...(species ? [['species', species]] : []),
  ]);
  return params.size > 0 ? `${path}?${params}` : path;
}
