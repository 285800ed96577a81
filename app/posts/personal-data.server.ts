import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { favorites, postPictures, postSpecies, posts, postVersions } from '~/db/schema';
import { askImageRemoval } from '~/images/image-removal.server';

export const postQueries = (db: Database, userId: string) => ({
  posts: db.select().from(posts).where(eq(posts.authorId, userId)),
  postVersions: db
    .select()
    .from(postVersions)
    .where(inArray(postVersions.postId, idsOf(db, userId)))
    .orderBy(asc(postVersions.version)),
  favorites: db
    .select({ postId: favorites.postId, createdAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId)),
  pictures: db
    .select(columnsOf(postPictures, 'id', 'postId', 'width', 'height', 'createdAt', 'publishedAt'))
    .from(postPictures)
    .where(eq(postPictures.ownerId, userId)),
});

const idsOf = (db: Database, userId: string) =>
  db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, userId));

interface Rows {
  posts: (typeof posts.$inferSelect)[];
  postVersions: (typeof postVersions.$inferSelect)[];
}

/** The posts of an export, each with its versions; reviewers are not named. */
export const exportedPosts = ({ posts, postVersions }: Rows) =>
  posts.map(({ submissionKey, authorId, ...post }) => ({
    ...post,
    versions: postVersions
      .filter(({ postId }) => postId === post.id)
      .map(({ postId, reviewedById, ...version }) => version),
  }));

/** Statements that erase favorites and pictures, if `may` holds. Posts go with the account. */
export function erasePostData(db: Database, userId: string, may: SQL, now: Date) {
  const isLiked = (id: AnySQLiteColumn) =>
    and(inArray(id, sql`(select post_id from favorites where user_id = ${userId})`), may);
  const theirs = and(
    or(eq(postPictures.ownerId, userId), inArray(postPictures.postId, idsOf(db, userId))),
    may,
  ) as SQL;
  return [
    db.update(posts).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(posts.id)),
    db.update(postSpecies).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(postSpecies.postId)),
    askImageRemoval(db, sql`select image_key from post_pictures where ${theirs}`, now),
    db.delete(postPictures).where(theirs),
  ] as const;
}
