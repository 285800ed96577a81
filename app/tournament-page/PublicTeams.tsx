import { useTranslation } from 'react-i18next';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { finishText, type PlaceNaming } from '~/results/final-standing';
import type { listPublicTeams } from '~/results/standings.server';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  teams: Awaited<ReturnType<typeof listPublicTeams>>;
  naming: PlaceNaming;
  /** The standings show all of these teams where there is room. */
  isSaid: boolean;
}

export function PublicTeams({ teams, naming, isSaid }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section id="teams" className={isSaid ? 'narrow-only' : undefined} aria-labelledby="teams-title">
      <h2 id="teams-title">{t('tournaments.detail.publicTeams')}</h2>
      <p className="soft">
        {t(teams.length > 0 ? 'tournaments.detail.publicTeamsNote' : 'tournaments.detail.noPublicTeams')}
      </p>
      <ul className="cards public-teams">
        {teams.map(({ id, displayName, species, rank }) => (
          <li key={id} className="card">
            <h3 className="row">
              {rank !== null && (
                <span className={rank === 1 ? 'badge yuzu' : 'badge'}>{finishText(t, rank, naming)}</span>
              )}
              <a href={toPath(`/teams/${id}`)}>{playerName(t, displayName)}</a>
            </h3>
            <TeamOfSix
              species={species}
              label={t('tournaments.detail.sixOf', { name: playerName(t, displayName) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
