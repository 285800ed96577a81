import { z } from 'zod';
import { exportUsage } from '~/stats/export-usage';
import { findTournamentUsage } from '~/stats/usage.server';
import { phaseOf } from '~/tournaments/tournament';
import { findTournament } from '~/tournaments/tournament.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { describeStatistics, statisticsShape } from '../shapes/statistics';

export const getTournamentStatistics = endpoint({
  name: 'getTournamentStatistics',
  query: z.object({}),
  answer: statisticsShape,
  problems: ['notFound'],
  async find({ params, context: { db, now } }) {
    const tournament = await findTournament(db, params.tournamentId ?? '', now);
    if (!tournament || phaseOf(tournament, now) !== 'past') return new NoAnswer('notFound');
    return describeStatistics(exportUsage(await findTournamentUsage(db, tournament, now)));
  },
});
