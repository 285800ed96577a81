import { z } from 'zod';
import { findRegulation } from '~/pokedex/regulations';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { describeWholeRegulation, wholeRegulationShape } from '../shapes/regulation';

export const getRegulation = endpoint({
  name: 'getRegulation',
  query: z.object({}),
  answer: wholeRegulationShape,
  problems: ['notFound'],
  keptFor: 60,
  find({ params, link }) {
    const regulation = findRegulation((params.regulationId ?? '').toLowerCase());
    return regulation ? describeWholeRegulation(regulation, link) : new ApiProblem('notFound');
  },
});
