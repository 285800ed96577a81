import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { endingText, placeText, recordText } from './final-standing';
import type { listStandings } from './standings.server';

interface Props extends Awaited<ReturnType<typeof listStandings>> {
  tournamentId: string;
}

export function Standings({ rows, players, hasMore, tournamentId }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card" id="standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{t('tournaments.detail.standings')}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('tournaments.detail.noStandings')}</p>
      ) : (
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{t('tournaments.detail.rank')}</th>
              <th scope="col">{t('tournaments.detail.player')}</th>
              <th scope="col">{t('tournaments.detail.record')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ teamSheetId, displayName, ...standing }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: private rows have no id, and the order is theirs
              <tr key={place} data-rank={standing.rank ?? undefined}>
                <td>{placeText(t, standing, players) ?? t('tournaments.detail.noRank')}</td>
                <th scope="row">
                  {teamSheetId ? (
                    <a href={toPath(`/teams/${teamSheetId}`)}>{playerName(t, displayName)}</a>
                  ) : (
                    playerName(t, displayName)
                  )}
                </th>
                <td>
                  {[standing.record && recordText(t, standing.record), endingText(t, standing)]
                    .filter(Boolean)
                    .join(' · ') || t('tournaments.detail.noRank')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
