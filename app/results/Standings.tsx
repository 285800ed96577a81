import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { StandingsTable } from './StandingsTable';
import type { listStandings } from './standings.server';

interface Props extends Awaited<ReturnType<typeof listStandings>> {
  tournamentId: string;
  sixOf?: ReadonlyMap<string, readonly string[]>;
}

export function Standings({ rows, naming, hasMore, tournamentId, sixOf }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card" id="standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{t('tournaments.detail.standings')}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('tournaments.detail.noStandings')}</p>
      ) : (
        <StandingsTable {...{ rows, naming, sixOf, t }} link={toPath} />
      )}
      {hasMore && (
        <p>
          <a href="?show=all#standings">{t('tournaments.detail.allStandings')}</a>
        </p>
      )}
      {rows.length > 0 && (
        <p className="row">
          <TableFiles path={`/tournaments/${tournamentId}/standings`} look="button quiet" />
        </p>
      )}
      {rows.length > 0 && <p className="soft">{t('tournaments.detail.standingsNote')}</p>}
    </section>
  );
}
