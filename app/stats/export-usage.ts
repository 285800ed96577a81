import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { detailName } from '~/usage/detail-names';
import type { UsageCount } from '~/usage/usage';
import { detailsOf, fieldOf, pairsOf } from '~/usage/usage-view';

/** All figures of a page: the field, and the details of each species. */
export function exportUsage(counts: readonly UsageCount[]) {
  const { tournaments, teams, cut, species, details } = fieldOf(counts);
  const bySpecies = new Map<string, UsageCount[]>();
  for (const count of counts) {
    const group = bySpecies.get(count[0]) ?? [];
    bySpecies.set(count[0], group);
    group.push(count);
  }
  return {
    tournaments,
    teams,
    topCut: cut,
    species: species.map((row) => ({
      species: row.species,
      teams: row.teams,
      topCut: row.cut,
      details: detailsOf(bySpecies.get(row.species) ?? [], row.species),
    })),
    details,
    pairs: pairsOf(counts),
  };
}

export type ExportedUsage = ReturnType<typeof exportUsage>;

type Cell = string | number;
const columns = ['about', 'species', 'speciesName', 'value', 'valueName', 'count', 'of'] as const;

export function usageRows(
  { teams, topCut, species, details, pairs }: ExportedUsage,
  locale: Locale,
  t: Translate,
): Cell[][] {
  const displayName = (key: string) => nameOf(speciesNames, key, locale);
  const detailRows = (speciesKey: string, tables: ExportedUsage['details']) =>
    tables.flatMap(({ kind, stated, values }) =>
      values.map(({ value, count }) => [
        kind,
        speciesKey,
        speciesKey && displayName(speciesKey),
        value,
        detailName(kind, value, locale),
        count,
        stated,
      ]),
    );
  return [
    columns.map((name) => t(`columns.usage.${name}`)),
    ...species.map((row) => ['teams', row.species, displayName(row.species), '', '', row.teams, teams]),
    ...species
      .filter((row) => row.topCut > 0)
      .map((row) => ['top_cut', row.species, displayName(row.species), '', '', row.topCut, topCut]),
    ...pairs.map(({ species: [one, other], teams: count }) => [
      'pair',
      one,
      displayName(one),
      other,
      displayName(other),
      count,
      teams,
    ]),
    ...detailRows('', details),
    ...species.flatMap((row) => detailRows(row.species, row.details)),
  ];
}
