import { z } from 'zod';
import { findRegulation } from '~/pokedex/regulations';
import { exportUsage } from '~/stats/export-usage';
import { listRegulationUsage } from '~/usage/usage.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { describeStatistics, statisticsShape } from '../shapes/statistics';

export const getRegulationStatistics = endpoint({
  name: 'getRegulationStatistics',
  query: z.object({}),
  answer: statisticsShape,
  problems: ['notFound'],
  // The sums are written in one batch with a tournament's count (`count-usage.server.ts`).
  cache: { tables: ['tournament_usage'] },
  async find({ params, context }) {
    const regulation = findRegulation((params.regulationId ?? '').toLowerCase());
    if (!regulation) return new ApiProblem('notFound');
    return describeStatistics(exportUsage(await listRegulationUsage(context.db, regulation.id)));
  },
});
