import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findStrangersTeam } from '~/sheets/published-teams.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { teamShape } from '../shapes/team';
import { shownTeam } from './shown-team';

export const getTeam = endpoint({
  name: 'getTeam',
  query: z.object({}),
  answer: teamShape,
  problems: ['notFound', 'notShown', 'gone'],
  rests: {
    on: [],
    tournaments: ({ teamId = '' }) =>
      sql`select tournament_id as id from team_sheets where id = ${teamId.toLowerCase()}`,
  },
  async find({ params, context, link, changesWith }) {
    const found = await findStrangersTeam(context.db, params.teamId ?? '');
    changesWith(found);
    return found ? shownTeam(found, context.now, link) : new NoAnswer('notFound');
  },
});
