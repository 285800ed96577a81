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
  async find({ params, context, link }) {
    const found = await findStrangersTeam(context.db, params.teamId ?? '');
    return found ? shownTeam(found, context.now, link) : new NoAnswer('notFound');
  },
});
