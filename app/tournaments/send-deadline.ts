import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';
import { submissionState } from './tournament';
import { findTournament } from './tournament.server';

/** For forms that are open: until when, which may have moved. Many ask at once, so a copy serves them for a moment. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const { submissionDeadlineAt } = tournament;
  return Response.json(
    { deadlineAt: submissionDeadlineAt.toISOString(), state: submissionState(tournament, context.now) },
    { headers: { 'Cache-Control': 'public, max-age=10' } },
  );
}
