import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findStrangersTeam } from '~/sheets/published-teams.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { teamShape } from '../shapes/team';
import { shownTeam } from './shown-team';

export const getTeam = endpoint({
  name: 'getTeam',
  query: z.object({}),
  answer: teamShape,
  problems: ['notFound', 'notShown', 'gone'],
  cache: {
    tables: [],
    tournaments: ({ teamId = '' }) =>
      sql`select tournament_id as id from team_sheets where id = ${teamId.toLowerCase()}`,
  },
  async find({ params, context, link, changesWith }) {
    const team = await findStrangersTeam(context.db, params.teamId ?? '');
    changesWith(team);
    return team ? shownTeam(team, context.now, link) : new ApiProblem('notFound');
  },
});
