import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';
import { shareOf } from '~/usage/share';
import type { FieldUsage, SpeciesSort, SpeciesUsage, UsageQuery } from '~/usage/usage-view';
import { UsageBar } from './UsageBar';
import { UsedSpecies } from './UsedSpecies';

interface Props {
  field: FieldUsage;
  query: UsageQuery;
  pathTo: (query: UsageQuery) => string;
  speciesPath: (species: string) => string;
}

/** Rows in sight; the others are folded. */
const shownRows = 12;

export function SpeciesTable({ field, query, pathTo, speciesPath }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const maxTeams = Math.max(0, ...field.species.map(({ teams }) => teams));
  const head = (sort: SpeciesSort, label: string) => (
    <th
      scope="col"
      aria-sort={query.sort === sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined}
    >
      {query.sort === sort ? (
        <span title={t('stats.sorted', { by: label })}>{label}</span>
      ) : (
        <a href={pathTo({ ...query, sort })} aria-label={t('stats.sortBy', { by: label })}>
          {label}
        </a>
      )}
    </th>
  );
  const row = ({ species, teams, cut }: SpeciesUsage) => (
    <tr key={species}>
      <th scope="row">
        <UsedSpecies species={species} href={speciesPath(species)} />
      </th>
      <td>
        <UsageBar
          count={teams}
          total={field.teams}
          teams={field.teams}
          max={maxTeams}
          intervals={query.intervals}
        />
      </td>
      {field.cut > 0 && (
        <td className="usage-cut">
          {cut} <small>{shareOf(cut, field.cut, locale)}</small>
        </td>
      )}
    </tr>
  );
  const folded = field.species.slice(shownRows);
  return (
    <>
      <table className="usage">
        <thead>
          <tr>
            {head('name', t('stats.species'))}
            {head('teams', t('stats.teams'))}
            {field.cut > 0 && head('cut', t('stats.cut'))}
          </tr>
        </thead>
        <tbody>{field.species.slice(0, shownRows).map(row)}</tbody>
      </table>
      {folded.length > 0 && (
        <details>
          <summary id="species-rest">{t('stats.folded', { number: folded.length })}</summary>
          <table className="usage" aria-labelledby="species-rest">
            <tbody>{folded.map(row)}</tbody>
          </table>
        </details>
      )}
    </>
  );
}
