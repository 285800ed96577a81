import { useTranslation } from 'react-i18next';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import { Fold } from '~/ui/Fold';
import { useLocale } from '~/ui/root-data';
import { minTeamsForShare, shareOf } from '~/usage/share';
import type { FieldUsage, SpeciesUsage } from '~/usage/usage-view';

const width = 360;
const rowHeight = 40;
/** Leaves room for a count and its share, in px of the viewBox. */
const maxBarWidth = width - 90;

export function UsagePlots({ field }: { field: FieldUsage }) {
  const { t } = useTranslation();
  const topSpecies = [...field.species].sort((a, b) => b.teams - a.teams).slice(0, 10);
  const hasCut = field.cut > 1 && field.teams >= minTeamsForShare;
  return (
    <div className="usage-plots">
      <figure>
        <figcaption>{t('stats.plot.share')}</figcaption>
        <SharePlot rows={topSpecies} teams={field.teams} />
      </figure>
      {hasCut && (
        <Fold id="cut" title={t('stats.plot.cut')}>
          <CutPlot rows={topSpecies} field={field} />
        </Fold>
      )}
    </div>
  );
}

const colorOf = (species: string) => lookOf(typesOf(species)[0] ?? '').color;

function SharePlot({ rows, teams }: { rows: readonly SpeciesUsage[]; teams: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const maxTeams = rows[0]?.teams ?? 1;
  return (
    <svg
      className="usage-plot"
      viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
      role="img"
      aria-label={t('stats.plot.shareAbout')}
    >
      {rows.map((row, at) => {
        const length = (row.teams / maxTeams) * maxBarWidth;
        return (
          <g key={row.species} transform={`translate(0 ${at * rowHeight})`}>
            <text y="14">{nameOf(speciesNames, row.species, locale)}</text>
            <rect y="19" width={length} height="14" rx="3" fill={colorOf(row.species)} />
            <text className="figure" x={length + 6} y="31">
              {row.teams} {shareOf(row.teams, teams, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function CutPlot({ rows, field }: { rows: readonly SpeciesUsage[]; field: FieldUsage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const shares = rows.map((row) => [row.teams / field.teams, row.cut / field.cut] as const);
  const maxShare = Math.max(...shares.flat());
  return (
    <>
      <p className="usage-key">
        <span className="whole">{t('stats.plot.field')}</span>{' '}
        <span className="cut">{t('stats.plot.cutLabel', { number: field.cut })}</span>
      </p>
      <svg
        className="usage-plot"
        viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
        role="img"
        aria-label={t('stats.plot.cutAbout')}
      >
        {rows.map(({ species, teams, cut }, at) => {
          const lengths = (shares[at] ?? [0, 0]).map((share) => (share / maxShare) * maxBarWidth);
          const [whole = 0, reached = 0] = lengths;
          return (
            <g key={species} transform={`translate(0 ${at * rowHeight})`}>
              <text y="14">{nameOf(speciesNames, species, locale)}</text>
              <rect className="whole" y="18" width={whole} height="8" rx="2" />
              <rect className="cut" y="27" width={reached} height="8" rx="2" />
              <text className="figure" x={Math.max(whole, reached) + 6} y="31">
                {`${teams}/${field.teams} ${cut}/${field.cut}`}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
