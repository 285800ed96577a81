import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { postPictures, postSpecies, posts, postVersions } from '~/db/schema';
import { speciesLists } from '~/posts/post';

interface Version {
  postId: string;
  version: number;
  byUserId: string;
}

const versionOf = ({ postId, version }: Version) =>
  and(eq(postVersions.postId, postId), eq(postVersions.version, version));

/** Whether this version is what the public sees. */
export const isShown = (postId: string, version: number): SQL =>
  sql`exists (select 1 from posts p where p.id = ${postId} and p.approved_version = ${version})`;

/** Statements, if `may` holds then: nobody but its author and reviewers sees it. When it was approved, stays. */
export const takeDownPost = (db: Database, post: Version & { reason: string }, may: SQL, now: Date) => [
  db
    .update(postVersions)
    .set({ rejectedAt: now, reviewedById: post.byUserId, reason: post.reason })
    .where(and(versionOf(post), may)),
  db
    .update(posts)
    .set({ approvedVersion: null, publishedAt: null })
    .where(and(eq(posts.id, post.postId), may)),
  db.delete(postSpecies).where(and(eq(postSpecies.postId, post.postId), may)),
  db
    .update(postPictures)
    .set({ publishedAt: null })
    .where(and(eq(postPictures.postId, post.postId), may)),
];

/** Nothing else is public since, and its pictures are still there. */
export const canComeBack = (postId: string, version: number): SQL =>
  sql`exists (select 1 from posts p join post_versions v on v.post_id = p.id and v.version = ${version}
    where p.id = ${postId} and p.approved_version is null and not exists (select 1 from json_each(v.picture_ids) named
      where not exists (select 1 from post_pictures kept where kept.id = named.value and kept.post_id = p.id)))`;

/** Statements, if `may` holds then: public again, at the place among the newest that it had. */
export async function bringPostBack(db: Database, post: Version, may: SQL, now: Date) {
  const { postId, version } = post;
  const [row] = await db
    .select({ species: postVersions.species, pictureIds: postVersions.pictureIds })
    .from(postVersions)
    .where(versionOf(post));
  const lists = JSON.stringify(speciesLists(row?.species ?? []));
  return [
    db
      .update(postVersions)
      .set({ rejectedAt: null, reviewedById: post.byUserId, reason: '' })
      .where(and(versionOf(post), may)),
    db
      .update(posts)
      .set({
        approvedVersion: version,
        publishedAt: sql`coalesce((select min(v.approved_at) from post_versions v where v.post_id = ${postId}), ${now.getTime()})`,
      })
      .where(and(eq(posts.id, postId), may)),
    db
      .insert(postSpecies)
      .select(
        sql`select value, posts.id, published_at, favorite_count from json_each(${lists}), posts
          where posts.id = ${postId} and ${may}`,
      )
      .onConflictDoNothing(),
    db
      .update(postPictures)
      .set({ publishedAt: now })
      .where(
        and(
          eq(postPictures.postId, postId),
          or(inArray(postPictures.id, row?.pictureIds ?? []), eq(postPictures.cardOfVersion, version)),
          may,
        ),
      ),
  ];
}
