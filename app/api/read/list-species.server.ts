import { z } from 'zod';
import { speciesAliases } from '~/pokedex/aliases';
import { games } from '~/pokedex/game';
import { findRegulation } from '~/pokedex/regulations';
import { searchIndex, searchNames } from '~/pokedex/search';
import { speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { decodeCursor, paged, splitPage } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { describeSpecies, speciesListShape } from '../shapes/species';

export const listSpecies = endpoint({
  name: 'listSpecies',
  query: z.object({
    q: z.string().trim().max(60).default(''),
    game: z.enum(games).optional(),
    regulation: z.string().max(40).optional(),
    ...paged,
  }),
  answer: speciesListShape,
  problems: ['notFound'],
  keptFor: 3600,
  find({ query: { q, game, regulation, limit, cursor } }) {
    const rules = regulation === undefined ? undefined : findRegulation(regulation.toLowerCase());
    if (regulation !== undefined && !rules) return new ApiProblem('wrongQuery', { value: 'regulation' });
    const [from] = (cursor === undefined ? [0] : decodeCursor(cursor, [z.int().min(0)])) ?? [];
    if (from === undefined) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const candidates = q ? searchNames(searchIndex(speciesNames, speciesAliases), q, 200) : speciesKeys();
    const keys = candidates.filter(
      (key) => (!game || traitsOf(key)?.games.includes(game)) && (!rules?.forms || rules.forms.has(key)),
    );
    const { page, next } = splitPage(keys.slice(from), limit, () => [from + limit]);
    return { items: page.map(describeSpecies), next };
  },
});
