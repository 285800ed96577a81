import { z } from 'zod';
import { exportUsage } from '~/stats/export-usage';
import { phaseOf } from '~/tournaments/tournament';
import { findTournamentUsage } from '~/usage/usage.server';
import { tournamentEndpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { describeStatistics, statisticsShape } from '../shapes/statistics';

export const getTournamentStatistics = tournamentEndpoint({
  name: 'getTournamentStatistics',
  query: z.object({}),
  answer: statisticsShape,
  problems: ['notFound'],
  cache: { tables: ['groups', 'tournament_usage'] },
  async find({ context: { db, now } }, tournament) {
    if (phaseOf(tournament, now) !== 'past') return new ApiProblem('notFound');
    return describeStatistics(exportUsage(await findTournamentUsage(db, tournament, now)));
  },
});
