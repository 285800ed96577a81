import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { legalRules } from '~/pokedex/legal-rules';
import { printRules } from '~/pokedex/printed-rules';
import { pageNotFound } from '~/ui/errors';
import { findTournament } from './tournament.server';

/** For the form's own verdicts in the browser: what a tournament allows, as keys (2 to 4 KB compressed). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const rules = printRules(legalRules(tournament));
  return Response.json(rules, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
