import type { Translate } from '~/locales/i18n';
import { playerName } from '~/text/nameless';
import { endingText, type FinalStanding, type PlaceNaming, placeText, recordText } from './final-standing';

interface Props {
  rows: readonly (FinalStanding & { displayName: string; teamSheetId?: string })[];
  naming: PlaceNaming;
  t: Translate;
  /** @returns the URL of a page of the site, in the current language */
  link(path: string): string;
}

/** Standings for the tournament's page and for embeds. */
export function StandingsTable({ rows, naming, t, link }: Props) {
  const nothing = t('tournaments.detail.noRank');
  return (
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
            <td>{placeText(t, standing, naming) ?? nothing}</td>
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
                .join(' · ') || nothing}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
