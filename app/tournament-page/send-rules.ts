import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { allowedIn } from '~/pokedex/allowed';
import { legalRules } from '~/pokedex/legal-rules';
import { printRules } from '~/pokedex/printed-rules';
import { isNextRegulation } from '~/pokedex/seasons';
import { findTournament } from '~/tournaments/tournament.server';
import { listMostUsed } from '~/usage/usage.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Allowed names as keys and the most used ones (3 to 5 KB compressed), for completion and checks in the form. @throws 404 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const rules = printRules(legalRules(tournament));
  const { game, regulation } = tournament;
  const isOpen = regulation === null || isNextRegulation(regulation);
  const free = isOpen ? allowedIn(game, regulation) : undefined;
  const offered = free && { species: [...(free.species ?? [])], items: [...(free.items ?? [])] };
  const used = regulation === null ? undefined : await listMostUsed(context.db, regulation);
  return Response.json({ ...rules, offered, used }, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
