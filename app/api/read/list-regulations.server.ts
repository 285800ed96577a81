import { z } from 'zod';
import { games } from '~/pokedex/game';
import { allRegulations } from '~/pokedex/regulations';
import { endpoint } from '../answer/endpoint';
import { describeRegulation, regulationShape } from '../shapes/regulation';

export const listRegulations = endpoint({
  name: 'listRegulations',
  query: z.object({ game: z.enum(games).optional() }),
  answer: z
    .object({ items: z.array(regulationShape), next: z.null() })
    .meta({ id: 'Regulations', description: 'All at once.' }),
  keptFor: 60,
  find: ({ query, link }) => ({
    items: allRegulations()
      .filter(({ game }) => !query.game || game === query.game)
      .map((regulation) => describeRegulation(regulation, link))
      .reverse(),
    next: null,
  }),
});
