import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findPost } from '~/posts/post.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { describePost, postShape } from '../shapes/post';

export const getPost = endpoint({
  name: 'getPost',
  query: z.object({}),
  answer: postShape,
  problems: ['notFound'],
  rests: {
    on: ['posts', 'post_versions', 'users'],
    tournaments: ({ postId = '' }) =>
      sql`select s.tournament_id as id from post_versions v join team_sheets s on s.id = v.team_sheet_id
        where v.post_id = ${postId.toLowerCase()}`,
  },
  async find({ params, context, link }) {
    const found = await findPost(context.db, params.postId ?? '', undefined);
    if (!found) return new NoAnswer('notFound');
    const { post, shown } = found;
    return {
      ...describePost({ ...shown, ...post }, link),
      description: shown.description,
      externalUrl: shown.externalUrl || null,
      teamCode: shown.teamCode,
    };
  },
});
