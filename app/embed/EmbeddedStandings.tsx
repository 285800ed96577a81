import type { Translate } from '~/locales/i18n';
import { playerName } from '~/text/nameless';
import { endingText, type FinalStanding, placeText, recordText } from '~/tournaments/results/final-standing';

interface Props {
  tournament: string;
  group: string;
  rows: readonly (FinalStanding & { displayName: string; teamSheetId?: string })[];
  players: number;
  t: Translate;
  /** A page of the site, whole and in the language of this one. */
  link(path: string): string;
  /** The tournament's page. */
  href: string;
}

export function EmbeddedStandings({ tournament, group, rows, players, t, link, href }: Props) {
  return (
    <>
      <header>
        <p>{group}</p>
        <h1>{tournament}</h1>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tournaments.detail.rank')}</th>
            <th scope="col">{t('tournaments.detail.player')}</th>
            <th scope="col">{t('tournaments.detail.record')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ displayName, teamSheetId, ...standing }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <tr key={place}>
              <td>{placeText(t, standing, players) ?? t('tournaments.detail.noRank')}</td>
              <th scope="row">
                {teamSheetId ? (
                  <a href={link(`/teams/${teamSheetId}`)}>{playerName(t, displayName)}</a>
                ) : (
                  playerName(t, displayName)
                )}
              </th>
              <td>
                {[standing.record && recordText(t, standing.record), endingText(t, standing)]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <a href={href}>{t('feeds.embed.openStandings')}</a>
      </footer>
    </>
  );
}
