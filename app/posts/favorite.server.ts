import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { favorites, postSpecies, posts } from '~/db/schema';
import { mayTry } from '~/limits/attempts.server';
import { favoritesPerMinute } from './post';

export const mayFavorite = (db: Database, userId: string, now: Date) =>
  mayTry(db, [{ of: `favorite ${userId}`, max: favoritesPerMinute, withinMs: 60_000 }], now);

/** Idempotent: the count changes only with the row. @returns the new count, or undefined if not published */
export async function setFavorite(
  db: Database,
  { userId, postId, on }: { userId: string; postId: string; on: boolean },
  now: Date,
): Promise<number | undefined> {
  const change = on
    ? db
        .insert(favorites)
        .select(
          sql`select ${userId}, id, ${now.getTime()} from posts where id = ${postId} and published_at is not null`,
        )
        .onConflictDoNothing()
    : db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.postId, postId)));
  const step = on ? sql`changes()` : sql`- changes()`;
  const [, , , [post]] = await db.batch([
    change,
    // Rows changed by the previous statement: one, or none if nothing changed.
    db
      .update(posts)
      .set({ favoriteCount: sql`${posts.favoriteCount} + ${step}` })
      .where(eq(posts.id, postId)),
    db
      .update(postSpecies)
      .set({ favoriteCount: sql`(select favorite_count from posts where id = ${postId})` })
      .where(eq(postSpecies.postId, postId)),
    db
      .select({ count: posts.favoriteCount })
      .from(posts)
      .where(and(eq(posts.id, postId), isNotNull(posts.publishedAt))),
  ]);
  return post?.count;
}
