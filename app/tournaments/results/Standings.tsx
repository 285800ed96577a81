import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import { keptStanding, placeText, recordText } from './final-standing';
import type { listStandings } from './standings.server';

export function Standings({ rows }: { rows: Awaited<ReturnType<typeof listStandings>> }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const standings = rows.map((row) => ({ ...row, ...keptStanding(row) }));
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
            {standings.map(({ teamSheetId, displayName, rank, record, ...ending }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: private rows have no id, and the order is theirs
              <tr key={place} data-rank={rank ?? undefined}>
                <td>
                  {placeText(t, { rank, record, ...ending }, rows.length) ?? t('tournaments.detail.noRank')}
                </td>
                <th scope="row">
                  {teamSheetId ? (
                    <a href={toPath(`/teams/${teamSheetId}`)}>{playerName(t, displayName)}</a>
                  ) : (
                    playerName(t, displayName)
                  )}
                </th>
                <td>{record ? recordText(t, record) : t('tournaments.detail.noRank')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <p className="soft">{t('tournaments.detail.standingsNote')}</p>}
    </section>
  );
}
