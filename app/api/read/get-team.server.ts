import { z } from 'zod';
import { findStrangersTeam } from '~/teams/published-teams.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { teamShape } from '../shapes/team';
import { shownTeam } from './shown-team';

export const getTeam = endpoint({
  name: 'getTeam',
  query: z.object({}),
  answer: teamShape,
  problems: ['notFound', 'notShown', 'gone'],
  rests: { on: ['tournaments', 'team_sheets', 'standings', 'readings'] },
  async find({ params, context, link, changesWith }) {
    const found = await findStrangersTeam(context.db, params.teamId ?? '');
    changesWith(found);
    return found ? shownTeam(found, context.now, link) : new NoAnswer('notFound');
  },
});
