import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minTeamsForPair, type Pair } from '~/usage/usage-view';
import { UsageBar } from './UsageBar';
import { UsedSpecies } from './UsedSpecies';

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
        {t(pairs.length > 0 ? 'stats.pairsNote' : 'stats.noPairs', { fewest: minTeamsForPair })}
      </p>
      {pairs.length > 0 && (
        <table className="usage">
          <tbody>
            {pairs.map(({ species: [one, other], teams: count }) => (
              <UsageRow key={`${one} ${other}`} {...{ count, teams, intervals }} max={pairs[0]?.teams ?? 0}>
                <UsedSpecies species={one} /> <UsedSpecies species={other} />
              </UsageRow>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface PartnersProps {
  partners: readonly { value: string; count: number }[];
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
        {t('stats.partners')} <small>{t('stats.partnersNote', { fewest: minTeamsForPair })}</small>
      </caption>
      <tbody>
        {partners.map(({ value, count }) => (
          <UsageRow key={value} {...{ count, teams, intervals }} max={partners[0]?.count ?? 0}>
            <UsedSpecies species={value} href={speciesPath(value)} />
          </UsageRow>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  count: number;
  teams: number;
  max: number;
  intervals: boolean;
  children: ReactNode;
}

function UsageRow({ count, teams, max, intervals, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>
        <UsageBar total={teams} {...{ count, teams, max, intervals }} />
      </td>
    </tr>
  );
}
