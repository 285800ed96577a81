import type { ProvenToken } from '~/groups/tokens/group-token.server';
import { findHostedTournament, type HostedTournament } from '~/tournaments/hosted-tournament.server';
import type { Asked } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';

/** The staff member behind a token, as the staff log names them. */
export const staffOf = ({ userId, place }: ProvenToken, groupId: string) => ({
  group: { id: groupId, place },
  user: { userId },
});

interface Found {
  groupId: string;
  tournament: HostedTournament;
  token: ProvenToken;
}

/** Finds a tournament of the token's group, drafts and archived ones too. */
export async function findOfGroup({ params, token, context }: Asked<unknown>): Promise<Found | NoAnswer> {
  const groupId = (params.groupId ?? '').toLowerCase();
  const tournament = await findHostedTournament(context.db, groupId, params.tournamentId);
  return tournament && token ? { groupId, tournament, token } : new NoAnswer('notFound');
}
