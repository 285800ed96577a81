import { z } from 'zod';
import { postRules } from '~/posts/post';
import { listPosts as listRows } from '~/posts/post-list.server';
import { everyPost, parseCursor, postOrders, printCursor } from '~/posts/post-query';
import { resolveList } from '~/posts/species-list';
import { paged } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { apiPostOf, postsShape } from '../shapes/post';

export const listPostsEndpoint = endpoint({
  name: 'listPosts',
  query: z.object({
    order: z.enum(postOrders).default('newest'),
    species: z.string().max(60).optional(),
    regulation: z.string().max(50).default(''),
    rule: z.enum(postRules).optional(),
    ranked: z.stringbool().default(false),
    ...paged,
    limit: paged.limit.unwrap().max(50).default(24),
  }),
  answer: postsShape,
  cache: { tables: ['posts', 'post_versions', 'post_species', 'users'] },
  async find({ query: { cursor, limit, species, ...query }, context, link }) {
    const after = cursor === undefined ? undefined : parseCursor(cursor, query.order);
    if (cursor !== undefined && !after) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const filter = species === undefined ? undefined : resolveList(species);
    if (filter && !('list' in filter))
      return new ApiProblem('wrongQuery', { value: 'species', near: filter.near });
    const all = { ...everyPost, ...query, species: filter ? [filter.list] : [], after };
    const { posts, next } = await listRows(context.db, all, undefined, limit, 'first');
    return { items: posts.map((post) => apiPostOf(post, link)), next: next ? printCursor(next) : null };
  },
});
