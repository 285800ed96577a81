import { useTranslation } from 'react-i18next';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import type { listSubmittedTeams } from '~/sheets/own-teams.server';
import { OwnFiles } from '~/team-page/print/OwnFiles';
import { ResultLinks } from '~/team-page/result/ResultLinks';
import { StaffActs } from '~/team-page/StaffActs';
import type { StaffAct } from '~/team-page/staff-act';
import { isPublished, phaseOf } from '~/tournaments/tournament';
import { Fold } from '~/ui/Fold';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { TeamResult } from './TeamResult';

type Team = Awaited<ReturnType<typeof listSubmittedTeams>>['teams'][number] & { acts: StaffAct[] };

interface Props {
  team: Team;
  now: Date;
  back: string;
  /** Its card for the day stands above. */
  isToday?: boolean;
}

export function OwnTeam({ team, now, back, isToday = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, tournament, species: six } = team;
  return (
    <li>
      <Fold
        id={`team-${id}`}
        className="own-team"
        heading="h3"
        title={tournament.name}
        badges={<TeamBadges team={team} now={now} />}
        open={!isToday && phaseOf(tournament, now) !== 'past'}
      >
        <p className="soft">
          {t('profile.team.submittedAt')}{' '}
          <Instant at={team.submittedAt} timeZone={tournament.timeZone} now={now} />
        </p>
        <TeamOfSix
          species={six}
          label={t('profile.team.six', { name: team.displayName })}
          size="row"
          in={locale}
        />
        <StaffActs acts={team.acts} timeZone={tournament.timeZone} now={now} />
        {team.withdrawnAt ? <WithdrawnTeam team={team} now={now} /> : <ActiveTeam {...{ team, now, back }} />}
      </Fold>
    </li>
  );
}

type TeamProps = Pick<Props, 'team' | 'now'>;

function TeamBadges({ team: { tournament, withdrawnAt, result }, now }: TeamProps) {
  const { t } = useTranslation();
  const isListed = isPublished(tournament, now);
  if (!tournament.isTest && !withdrawnAt && !result && !tournament.canceledAt && isListed) return null;
  return (
    <span className="row">
      {tournament.isTest && <span className="badge warn">{t('tournaments.test')}</span>}
      {withdrawnAt && <span className="badge bad">{t('profile.team.withdrawn')}</span>}
      {tournament.canceledAt && <span className="badge bad">{t('tournaments.canceled.badge')}</span>}
      {!isListed && <span className="badge warn">{t('tournaments.takenBack.badge')}</span>}
      {result && <TeamResult result={result} />}
    </span>
  );
}

function WithdrawnTeam({ team: { id, tournament, withdrawnBy }, now }: TeamProps) {
  const { t } = useTranslation();
  const isByPlayer = withdrawnBy === 'player';
  const isOver = phaseOf(tournament, now) === 'past';
  return (
    <p className="row own-team-links">
      <span className="soft">
        {t(isByPlayer ? 'profile.team.withdrawnByYou' : 'profile.team.withdrawnNote')}
      </span>
      {isByPlayer && !isOver && (
        <LinkButton to={`/teams/${id}/withdraw`}>
          {t('profile.team.restore')}
          <SpokenTournament name={tournament.name} />
        </LinkButton>
      )}
    </p>
  );
}

function ActiveTeam({ team, now, back }: Props) {
  const { t } = useTranslation();
  const { id, tournament, mayChange, mayWithdraw } = team;
  const isOver = phaseOf(tournament, now) === 'past';
  const name = <SpokenTournament name={tournament.name} />;
  return (
    <>
      <Visibility team={team} now={now} back={back} />
      <p className="row own-team-links">
        {mayChange && (
          <LinkButton to={`/teams/${id}/edit#title-team`}>
            {t('profile.team.edit')}
            {name}
          </LinkButton>
        )}
        <LinkButton to={`/tournaments/${tournament.id}`} look="quiet">
          {t('stats.toTournament')}
          {name}
        </LinkButton>
        <LinkButton to={`/teams/${id}`} look="quiet">
          {t('profile.team.detail')}
          {name}
        </LinkButton>
        <LinkButton to={`/teams/${id}/qr`} look="quiet">
          {t('profile.team.qr')}
          {name}
        </LinkButton>
        <ResultLinks own={team} now={now} isRow />
        {mayWithdraw && (
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
  );
}

/** Names the tournament for screen readers, as a page has several teams. */
const SpokenTournament = ({ name }: { name: string }) => <span className="visually-hidden"> ({name})</span>;

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
