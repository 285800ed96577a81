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
  rests: { on: ['posts', 'post_versions', 'users', 'team_sheets', 'tournaments', 'standings'] },
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
