import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { favorites, posts, postVersions, users } from '~/db/schema';
import { type Cursor, keysetPage, type PostQuery, postsPerPage } from './post-query';
import { findLead, findStop, leadsOf, listedColumns, postsQuery } from './post-search.server';

const pageSize = postsPerPage;
// As many parts as one press of the button searches.
const maxParts = 5;

export type ListedPost = Awaited<ReturnType<typeof listPosts>>['posts'][number];

/** A short page is `stopped` at the scan limit. `by`: search along the `rarest` list or the `first`. */
export async function listPosts(
  db: Database,
  query: PostQuery,
  viewerId?: string,
  size = pageSize,
  by: 'rarest' | 'first' = 'rarest',
) {
  if (query.unknown.length > 0) return { posts: [], next: undefined, stopped: false };
  const lead = by === 'rarest' ? await findLead(db, query) : leadsOf(query)[0];
  const rows = await postsQuery(db, query, lead, viewerId, size);
  const { page, next } = keysetPage(rows, size, (last) => cursorOf(last, query));
  if (next) return { posts: page, next, stopped: false };
  const stop = await findStop(db, query, lead);
  return { posts: page, next: stop, stopped: stop !== undefined };
}

/** Restores a list of `length` posts, continuing after scan limits as the button does. */
export async function listGrown(
  db: Database,
  query: PostQuery,
  viewerId: string | undefined,
  length: number | undefined,
) {
  let grown = await listPosts(db, query, viewerId, length);
  if (!length) return grown;
  for (let part = 0; part < maxParts && grown.stopped && grown.posts.length < length; part++) {
    const rest = { ...query, after: grown.next };
    const more = await listPosts(db, rest, viewerId, length - grown.posts.length);
    grown = { ...more, posts: [...grown.posts, ...more.posts] };
  }
  return grown;
}

const cursorOf = (
  { publishedAt, id, favoriteCount }: { publishedAt: Date | null; id: string; favoriteCount: number },
  { order }: PostQuery,
): Cursor => ({
  publishedAt: publishedAt ?? new Date(0),
  id,
  ...(order === 'favorite' && { favoriteCount }),
});

export const favoritesQuery = (db: Database, userId: string, after: Cursor | undefined, size: number) =>
  db
    .select({ ...listedColumns, isFavorite: sql<number>`1`.mapWith(Boolean), favoredAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(posts, eq(posts.id, favorites.postId))
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion)),
    )
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        eq(favorites.userId, userId),
        after &&
          sql`(${favorites.createdAt}, ${favorites.postId}) < (${after.publishedAt.getTime()}, ${after.id})`,
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.postId))
    .limit(size + 1);

export async function listFavorites(db: Database, userId: string, after?: Cursor, size = pageSize) {
  const rows = await favoritesQuery(db, userId, after, size);
  const { page, next } = keysetPage(rows, size, ({ favoredAt, id }) => ({ publishedAt: favoredAt, id }));
  return { posts: page, next };
}

export const ownPostsQuery = (db: Database, authorId: string, after: Cursor | undefined, size: number) =>
  db
    .select({
      id: posts.id,
      approvedVersion: posts.approvedVersion,
      ...columnsOf(postVersions, 'version', 'title', 'species'),
      createdAt: posts.createdAt,
      writtenAt: postVersions.createdAt,
      ...columnsOf(postVersions, 'approvedAt', 'rejectedAt', 'reason'),
      favoriteCount: posts.favoriteCount,
    })
    .from(posts)
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.latestVersion)),
    )
    .where(
      and(
        eq(posts.authorId, authorId),
        after && sql`(${posts.createdAt}, ${posts.id}) < (${after.publishedAt.getTime()}, ${after.id})`,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(size + 1);

export async function listOwnPosts(db: Database, authorId: string, after?: Cursor, size = pageSize) {
  const rows = await ownPostsQuery(db, authorId, after, size);
  const { page, next } = keysetPage(rows, size, ({ createdAt, id }) => ({ publishedAt: createdAt, id }));
  const posts = page.map(({ reason, ...post }) => ({ ...post, reason: post.rejectedAt ? reason : '' }));
  return { posts, next };
}

export type OwnPost = Awaited<ReturnType<typeof listOwnPosts>>['posts'][number];
