import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { listPosts } from '../post-list.server';
import { parsePostQuery } from '../post-query';
import { cardPosts, postsCard } from './list-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** The first posts of a list, filtered and sorted as the list is. @throws 404 for an empty list */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, locale, env } = context;
  const query = { ...parsePostQuery(new URL(request.url).searchParams), after: undefined };
  const { posts } = await listPosts(db, query, undefined, cardPosts);
  if (posts.length === 0) throw pageNotFound(request);
  const content = postsCard(posts, query, locale);
  const { drawListCard } = await import('~/card/list');
  return sendDrawn(request, content, () => drawListCard(content, fileReader(env.ASSETS)));
}
