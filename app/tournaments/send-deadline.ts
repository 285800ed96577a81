import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';
import { deadlineState } from './tournament';
import { findTournament } from './tournament.server';

/** For forms and pages that are open: until when, which may have moved. Many ask at once, so a copy serves them for a moment. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const headers = { 'Cache-Control': 'public, max-age=10' };
  return Response.json(deadlineState(tournament, context.now), { headers });
}
