import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { deadlineState } from '~/tournaments/tournament';
import { findTournament } from '~/tournaments/tournament.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Polled by open forms and pages, since a deadline may move; a shared cache absorbs them for 10 s. @throws 404 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const headers = { 'Cache-Control': 'public, max-age=10' };
  return Response.json(deadlineState(tournament, context.now), { headers });
}
