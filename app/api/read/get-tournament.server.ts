import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findPublished } from '~/tournaments/published.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { describeTournament, tournamentShape } from '../shapes/tournament';

export const getTournament = endpoint({
  name: 'getTournament',
  query: z.object({}),
  answer: tournamentShape,
  problems: ['notFound'],
  rests: {
    on: ['groups'],
    tournaments: ({ tournamentId = '' }) => sql`select ${tournamentId.toLowerCase()} as id`,
  },
  async find({ params, context: { db, now }, link, changesWith }) {
    const found = await findPublished(db, params.tournamentId ?? '', now);
    changesWith(found);
    return found ? describeTournament(found, now, link) : new NoAnswer('notFound');
  },
});
