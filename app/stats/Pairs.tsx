import { useTranslation } from 'react-i18next';
import { SpeciesName } from './SpeciesName';
import { UsageBar } from './UsageBar';
import { fewestForPair, type Pair } from './usage-view';

interface PairsProps {
  pairs: readonly Pair[];
  teams: number;
  intervals: boolean;
}

export function Pairs({ pairs, teams, intervals }: PairsProps) {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="pairs">
      <h2 id="pairs">{t('stats.pairs')}</h2>
      <p className="soft">
        {t(pairs.length > 0 ? 'stats.pairsNote' : 'stats.noPairs', { fewest: fewestForPair })}
      </p>
      {pairs.length > 0 && (
        <table className="usage">
          <tbody>
            {pairs.map(({ species: [one, other], teams: count }) => (
              <tr key={`${one} ${other}`}>
                <th scope="row" className="usage-pair">
                  <SpeciesName species={one} /> <SpeciesName species={other} />
                </th>
                <td>
                  <UsageBar
                    count={count}
                    total={teams}
                    teams={teams}
                    most={pairs[0]?.teams ?? 0}
                    intervals={intervals}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface PartnersProps {
  partners: readonly { value: string; count: number }[];
  /** With the species whose partners they are. */
  teams: number;
  intervals: boolean;
  speciesPath: (species: string) => string;
}

export function Partners({ partners, teams, intervals, speciesPath }: PartnersProps) {
  const { t } = useTranslation();
  if (partners.length === 0) return null;
  return (
    <table className="usage">
      <caption>
        {t('stats.partners')} <small>{t('stats.partnersNote', { fewest: fewestForPair })}</small>
      </caption>
      <tbody>
        {partners.map(({ value, count }) => (
          <tr key={value}>
            <th scope="row">
              <SpeciesName species={value} href={speciesPath(value)} />
            </th>
            <td>
              <UsageBar
                count={count}
                total={teams}
                teams={teams}
                most={partners[0]?.count ?? 0}
                intervals={intervals}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
