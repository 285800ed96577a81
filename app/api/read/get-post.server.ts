import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findPost } from '~/posts/post.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { apiPostOf, postShape } from '../shapes/post';

export const getPost = endpoint({
  name: 'getPost',
  query: z.object({}),
  answer: postShape,
  problems: ['notFound'],
  cache: {
    tables: ['posts', 'post_versions', 'users'],
    tournaments: ({ postId = '' }) =>
      sql`select s.tournament_id as id from post_versions v join team_sheets s on s.id = v.team_sheet_id
        where v.post_id = ${postId.toLowerCase()}`,
  },
  async find({ params, context, link }) {
    const viewed = await findPost(context.db, params.postId ?? '', undefined);
    if (!viewed) return new ApiProblem('notFound');
    const { post, shown } = viewed;
    return {
      ...apiPostOf({ ...shown, ...post }, link),
      description: shown.description,
      externalUrl: shown.externalUrl || null,
      teamCode: shown.teamCode,
    };
  },
});
