import { z } from 'zod';
import { findRegulation } from '~/pokedex/regulations';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { describeWholeRegulation, wholeRegulationShape } from '../shapes/regulation';

export const getRegulation = endpoint({
  name: 'getRegulation',
  query: z.object({}),
  answer: wholeRegulationShape,
  problems: ['notFound'],
  keptFor: 60,
  find({ params, link }) {
    const found = findRegulation((params.regulationId ?? '').toLowerCase());
    return found ? describeWholeRegulation(found, link) : new NoAnswer('notFound');
  },
});
