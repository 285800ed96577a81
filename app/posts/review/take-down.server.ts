import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { postPictures, postSpecies, posts, postVersions } from '~/db/schema';
import { speciesLists } from '~/posts/post';

interface Version {
  postId: string;
  version: number;
  byUserId: string;
}

const isVersion = ({ postId, version }: Version) =>
  and(eq(postVersions.postId, postId), eq(postVersions.version, version));

export const isShown = (postId: string, version: number): SQL =>
  sql`exists (select 1 from posts p where p.id = ${postId} and p.approved_version = ${version})`;

/** Statements, guarded by `may`, that hide a post from the public; its approval date stays. */
export const takeDownPost = (db: Database, post: Version & { reason: string }, may: SQL, now: Date) => [
  db
    .update(postVersions)
    .set({ rejectedAt: now, reviewedById: post.byUserId, reason: post.reason })
    .where(and(isVersion(post), may)),
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

/** Condition: no other version is public, and the pictures still exist. */
export const canComeBack = (postId: string, version: number): SQL =>
  sql`exists (select 1 from posts p join post_versions v on v.post_id = p.id and v.version = ${version}
    where p.id = ${postId} and p.approved_version is null and not exists (select 1 from json_each(v.picture_ids) named
      where not exists (select 1 from post_pictures kept where kept.id = named.value and kept.post_id = p.id)))`;

/** Statements, guarded by `may`, that publish a post again with its first approval date. */
export async function bringPostBack(db: Database, post: Version, may: SQL, now: Date) {
  const { postId, version } = post;
  const [row] = await db
    .select({ species: postVersions.species, pictureIds: postVersions.pictureIds })
    .from(postVersions)
    .where(isVersion(post));
  const lists = JSON.stringify(speciesLists(row?.species ?? []));
  return [
    db
      .update(postVersions)
      .set({ rejectedAt: null, reviewedById: post.byUserId, reason: '' })
      .where(and(isVersion(post), may)),
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
