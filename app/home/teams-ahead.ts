import type { listSubmittedTeams } from '~/sheets/own-teams.server';
import type { TodaysTeam } from './todays-teams.server';

type SubmittedTeam = Awaited<ReturnType<typeof listSubmittedTeams>>['teams'][number];

/** Today's teams, then the account's others whose tournaments are not over: those that the device stores. */
export function teamsAhead(today: readonly TodaysTeam[], submitted: readonly SubmittedTeam[], now: Date) {
  const ahead = submitted
    .filter(({ withdrawnAt, tournament }) => !withdrawnAt && tournament.endsAt > now)
    .map(({ id, displayName, tournament: { name, endsAt } }) => ({
      id,
      displayName,
      tournamentName: name,
      endsAt,
    }));
  const first = today.map(({ id, displayName, tournamentName, endsAt }) => ({
    id,
    displayName,
    tournamentName,
    endsAt,
  }));
  return [...first, ...ahead.filter(({ id }) => !first.some((team) => team.id === id))];
}
