import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { games } from './game';
import { learnableMoves } from './learnsets';
import { isSpecies } from './species';
import { type SpeciesFacts, speciesFactsIn } from './species-facts';

export const handle: Policy = { audience: 'everyone', faults: 'json' };

export interface SpeciesData extends Omit<SpeciesFacts, 'moves'> {
  moves: readonly string[];
  areMovesKnown: boolean;
}

/** Half a kilobyte for a species, instead of fifty for all tables. @throws 404 if it is unknown */
export function loader({ params, request }: LoaderFunctionArgs) {
  const key = params.species?.toLowerCase().replace(/\.json$/, '') ?? '';
  if (!isSpecies(key)) throw pageNotFound(request);
  const gameParam = new URL(request.url).searchParams.get('game');
  const game = games.find((each) => each === gameParam) ?? 'sv';
  const { moves, ...facts } = speciesFactsIn(game, key) as SpeciesFacts;
  const answer: SpeciesData = {
    ...facts,
    moves: [...(moves ?? learnableMoves(key))],
    areMovesKnown: moves !== undefined,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
