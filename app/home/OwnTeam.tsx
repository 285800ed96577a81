import { useTranslation } from 'react-i18next';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { listSubmittedTeams } from '~/sheets/own-teams.server';
import { OwnFiles } from '~/team-page/print/OwnFiles';
import { StaffActs } from '~/team-page/StaffActs';
import type { StaffAct } from '~/team-page/staff-act';
import { isPublished, phaseOf } from '~/tournaments/tournament';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { TeamResult } from './TeamResult';

type Team = Awaited<ReturnType<typeof listSubmittedTeams>>['teams'][number] & { acts: StaffAct[] };

interface Props {
  team: Team;
  now: Date;
  back: string;
}

export function OwnTeam({ team, now, back }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { id, tournament, species: six, result, withdrawnAt, withdrawnBy, mayChange } = team;
  const isOver = phaseOf(tournament, now) === 'past';
  const isListed = isPublished(tournament, now);
  const name = <span className="visually-hidden"> ({tournament.name})</span>;
  return (
    <li className="card own-team" id={`team-${id}`}>
      <header>
        <h3>
          <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
        </h3>
        <p className="soft">
          {t('profile.team.submittedAt')}{' '}
          <Instant at={team.submittedAt} timeZone={tournament.timeZone} now={now} />
        </p>
        {(tournament.isTest || withdrawnAt || result || tournament.canceledAt || !isListed) && (
          <p className="row">
            {tournament.isTest && <span className="badge warn">{t('tournaments.test')}</span>}
            {withdrawnAt && <span className="badge bad">{t('profile.team.withdrawn')}</span>}
            {tournament.canceledAt && <span className="badge bad">{t('tournaments.canceled.badge')}</span>}
            {!isListed && <span className="badge warn">{t('tournaments.takenBack.badge')}</span>}
            {result && <TeamResult result={result} />}
          </p>
        )}
      </header>
      <ol className="six-names own-six" aria-label={t('profile.team.six', { name: team.displayName })}>
        {six.map((species) => (
          <li key={species}>
            <span className="type bare" data-type={typesOf(species)[0]} aria-hidden="true" />
            {nameOf(speciesNames, species, locale)}
          </li>
        ))}
      </ol>
      <StaffActs acts={team.acts} timeZone={tournament.timeZone} now={now} />
      {withdrawnAt ? (
        <p className="row own-team-links">
          <span className="soft">
            {t(withdrawnBy === 'player' ? 'profile.team.withdrawnByYou' : 'profile.team.withdrawnNote')}
          </span>
          {withdrawnBy === 'player' && !isOver && (
            <LinkButton to={`/teams/${id}/withdraw`}>
              {t('profile.team.restore')}
              {name}
            </LinkButton>
          )}
        </p>
      ) : (
        <>
          <Visibility team={team} now={now} back={back} />
          <p className="row own-team-links">
            {mayChange && (
              <LinkButton to={`/teams/${id}/edit`}>
                {t('profile.team.edit')}
                {name}
              </LinkButton>
            )}
            <LinkButton to={`/teams/${id}`} look="quiet">
              {t('profile.team.detail')}
              {name}
            </LinkButton>
            <LinkButton to={`/teams/${id}/qr`} look="quiet">
              {t('profile.team.qr')}
              {name}
            </LinkButton>
            {team.mayWithdraw && (
              <LinkButton to={`/teams/${id}/withdraw`} look="quiet">
                {t('viewTeam.withdraw')}
                {name}
              </LinkButton>
            )}
            {isOver && (
              <LinkButton to={`/teams/${id}/delete`} look="quiet">
                {t('viewTeam.delete')}
                {name}
              </LinkButton>
            )}
          </p>
          <details>
            <summary>
              {t('teams.success.saveTitle')}
              {name}
            </summary>
            <p className="row own-team-links">
              <OwnFiles teamSheetId={id} look="button quiet" of={tournament.name} />
            </p>
          </details>
        </>
      )}
    </li>
  );
}

/** Submits the desired state, not a toggle, so that a repeated click does no harm. */
function Visibility({ team: { id, isPublic, tournament }, now, back }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const when = phaseOf(tournament, now) === 'past' ? 'Now' : 'Later';
  return (
    <form className="visibility" method="post" action={toPath(`/teams/${id}/visibility`)}>
      <input type="hidden" name="back" value={`${back}#team-${id}`} />
      <button
        type="submit"
        role="switch"
        aria-checked={isPublic}
        aria-describedby={`visibility-${id}`}
        {...(!isPublic && { name: 'isPublic', value: 'on' })}
      >
        <span className="switch" aria-hidden="true" />
        <span className="visually-hidden">{t('profile.team.visibility')}</span>
        <span aria-hidden="true">{t(isPublic ? 'profile.team.public' : 'profile.team.private')}</span>
        <span className="visually-hidden"> ({tournament.name})</span>
      </button>
      <p className="soft" id={`visibility-${id}`}>
        {t(`profile.team.${isPublic ? 'public' : 'private'}${when}`)}
      </p>
    </form>
  );
}
