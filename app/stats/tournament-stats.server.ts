import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import { pageNotFound } from '~/http/errors';
import { phaseOf } from '~/tournaments/tournament';
import { findTournament } from '~/tournaments/tournament.server';

/** Statistics are public from the end, and visible to staff from the start. @throws 404 otherwise */
export async function requireTournamentWithStats({ request, params, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const tournament = await findTournament(db, params.tournamentId ?? '', now);
  if (!tournament) throw pageNotFound(request);
  const phase = phaseOf(tournament, now);
  if (phase === 'past') return { tournament, isPublic: true };
  const person = phase === 'running' ? await findSignedIn(request, context) : undefined;
  const group = person && (await findGroupThroughMember(db, tournament.groupId, person));
  if (!group || !may(group.place, 'seeTeams')) throw pageNotFound(request);
  return { tournament, isPublic: false };
}
