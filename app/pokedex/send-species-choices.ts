import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';
import { learnableMoves } from './learnsets';
import { abilitiesOf, isSpecies } from './species';

export interface SpeciesChoices {
  abilities: readonly string[];
  moves: readonly string[];
}

/** What one species can have, as keys: half a kilobyte, where the tables of all species are fifty. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const key = params.species?.toLowerCase().replace(/\.json$/, '') ?? '';
  if (!isSpecies(key)) throw pageNotFound(request);
  const choices: SpeciesChoices = { abilities: abilitiesOf(key), moves: [...learnableMoves(key)] };
  return Response.json(choices, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
