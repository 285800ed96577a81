import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { games } from './game';
import { learnableMoves } from './learnsets';
import { isSpecies } from './species';
import { type SpeciesFacts, speciesFactsIn } from './species-facts';

export const handle: Policy = { audience: 'everyone', faults: 'json' };

/** As JSON: a list in the place of the set, and beside it what to offer where a game's own moves are unknown. */
export interface SpeciesData extends Omit<SpeciesFacts, 'moves'> {
  moves: readonly string[];
  areMovesKnown: boolean;
}

/** What one species can have in a game (`?game=`), as keys: half a kilobyte, where the tables of all species are fifty. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const key = params.species?.toLowerCase().replace(/\.json$/, '') ?? '';
  if (!isSpecies(key)) throw pageNotFound(request);
  const asked = new URL(request.url).searchParams.get('game');
  const game = games.find((each) => each === asked) ?? 'sv';
  const { moves, ...facts } = speciesFactsIn(game, key) as SpeciesFacts;
  const answer: SpeciesData = {
    ...facts,
    moves: [...(moves ?? learnableMoves(key))],
    areMovesKnown: moves !== undefined,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
