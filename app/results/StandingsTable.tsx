import type { Translate } from '~/locales/i18n';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { playerName } from '~/text/nameless';
import { useLocale } from '~/ui/root-data';
import { endingText, type FinalStanding, type PlaceNaming, placeText, recordText } from './final-standing';

interface Props {
  rows: readonly (FinalStanding & { displayName: string; teamSheetId?: string })[];
  naming: PlaceNaming;
  /** Species of teams that the viewer may see, by sheet. Wide screens show them beside the names. */
  sixOf?: ReadonlyMap<string, readonly string[]>;
  t: Translate;
  /** @returns the URL of a page of the site, in the current language */
  link(path: string): string;
}

/** Standings for the tournament's page and for embeds. */
export function StandingsTable({ rows, naming, sixOf, t, link }: Props) {
  const nothing = t('tournaments.detail.noRank');
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{t('tournaments.detail.rank')}</th>
          <th scope="col">{t('tournaments.detail.player')}</th>
          {sixOf && (
            <th scope="col" className="standing-six">
              {t('tournaments.detail.team')}
            </th>
          )}
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
            {sixOf && <StandingSix species={sixOf.get(teamSheetId ?? '')} />}
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

function StandingSix({ species }: { species: readonly string[] | undefined }) {
  const locale = useLocale();
  return (
    <td className="standing-six">{species && <TeamOfSix species={species} size="row" in={locale} />}</td>
  );
}
