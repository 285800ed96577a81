import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findPublished } from '~/tournaments/published.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { apiTournamentOf, tournamentShape } from '../shapes/tournament';

export const getTournament = endpoint({
  name: 'getTournament',
  query: z.object({}),
  answer: tournamentShape,
  problems: ['notFound'],
  cache: {
    tables: ['groups'],
    tournaments: ({ tournamentId = '' }) => sql`select ${tournamentId.toLowerCase()} as id`,
  },
  async find({ params, context: { db, now }, link, changesWith }) {
    const tournament = await findPublished(db, params.tournamentId ?? '', now);
    changesWith(tournament);
    return tournament ? apiTournamentOf(tournament, now, link) : new ApiProblem('notFound');
  },
});
