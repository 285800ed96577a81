import type { ProvenToken } from '~/groups/tokens/group-token.server';
import { findHostedTournament, type HostedTournament } from '~/tournaments/hosted-tournament.server';
import type { EndpointCall } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';

/** The staff member behind a token, as the staff log names them. */
export const staffOf = ({ userId, place }: ProvenToken, groupId: string) => ({
  group: { id: groupId, place },
  user: { userId },
});

interface GroupTournament {
  groupId: string;
  tournament: HostedTournament;
  token: ProvenToken;
}

/** Attempts of a write, as a concurrent change makes one fail. */
export const maxTries = 3;

/** Finds a tournament of the token's group, drafts and archived ones too. */
export async function findOfGroup({
  params,
  token,
  context,
}: EndpointCall<unknown>): Promise<GroupTournament | ApiProblem> {
  const groupId = (params.groupId ?? token?.groupId ?? '').toLowerCase();
  const tournament = await findHostedTournament(context.db, groupId, params.tournamentId);
  return tournament && token ? { groupId, tournament, token } : new ApiProblem('notFound');
}
