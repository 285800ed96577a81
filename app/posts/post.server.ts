import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId, newId } from '~/db/ids';
import { favorites, postPictures, posts, postVersions, standings, tournaments, users } from '~/db/schema';
import { deleteStored } from '~/images/stored-image.server';
import { logError } from '~/log/log.server';
import { namedSheets } from '~/sheets/players.server';
import { lostRace } from './lost-race';
import { maySeePost, ownsOrReviews, type PostContent, type PostViewer } from './post';

export const contentColumns = {
  ...columnsOf(postVersions, 'title', 'description', 'rule', 'regulation', 'externalUrl'),
  ...columnsOf(postVersions, 'species', 'pictureIds', 'imageUrl', 'finalRank', 'teamCode'),
};
const versionColumns = {
  ...contentColumns,
  ...columnsOf(postVersions, 'version', 'teamSheetId', 'createdAt', 'approvedAt', 'rejectedAt', 'reason'),
};

/** One query. Only its author and reviewers may ask for the latest version, or see one never approved. */
export async function findPost(
  db: Database,
  id: string,
  viewer: PostViewer,
  asked: 'approved' | 'latest' = 'approved',
) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const approvedFirst = sql`coalesce(${posts.approvedVersion}, ${posts.latestVersion})`;
  const [row] = await db
    .select({
      post: {
        id: posts.id,
        authorId: posts.authorId,
        authorName: users.displayName,
        ...columnsOf(posts, 'latestVersion', 'approvedVersion', 'publishedAt', 'favoriteCount'),
        isFavorite: sql<number>`${favorites.postId} is not null`.mapWith(Boolean),
      },
      shown: versionColumns,
      result: {
        tournamentId: tournaments.id,
        tournamentName: tournaments.name,
        ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'endsAt', 'resultsPublishedAt'),
        rank: standings.rank,
        members: namedSheets.members,
        withdrawnAt: namedSheets.withdrawnAt,
      },
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(
      postVersions,
      and(
        eq(postVersions.postId, posts.id),
        eq(postVersions.version, asked === 'latest' ? posts.latestVersion : approvedFirst),
      ),
    )
    .leftJoin(favorites, and(eq(favorites.userId, viewer?.userId ?? ''), eq(favorites.postId, posts.id)))
    .leftJoin(
      namedSheets,
      and(eq(namedSheets.id, postVersions.teamSheetId), eq(namedSheets.ownerId, posts.authorId)),
    )
    .leftJoin(tournaments, eq(tournaments.id, namedSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, namedSheets.id))
    .where(eq(posts.id, key));
  if (!row || !maySeePost(row.post, viewer)) return undefined;
  const isPublic = row.shown.version === row.post.approvedVersion;
  return isPublic || ownsOrReviews(row.post, viewer) ? row : undefined;
}

/** Waits for review. A submission key that is known already gives the post that it made. */
export async function createPost(
  db: Database,
  post: { submissionKey: string; authorId: string; content: PostContent },
  now: Date,
): Promise<string> {
  const known = await findBySubmission(db, post.submissionKey, post.authorId);
  if (known) return known;
  const id = newId();
  const { submissionKey, authorId, content } = post;
  try {
    await db.batch([
      db.insert(posts).values({ id, submissionKey, authorId, createdAt: now }),
      db.insert(postVersions).values({ postId: id, version: 1, ...content, createdAt: now }),
      claimPictures(db, id, authorId, content.pictureIds),
    ]);
    return id;
  } catch (error) {
    const made = lostRace(error) && (await findBySubmission(db, submissionKey, authorId));
    if (made) return made;
    throw error;
  }
}

export async function findBySubmission(db: Database, submissionKey: string, authorId: string) {
  const [made] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.submissionKey, submissionKey), eq(posts.authorId, authorId)));
  return made?.id;
}

/** Waits for review; the approved version stays. False when `base` is no longer the latest version. */
export async function revisePost(
  db: Database,
  post: { id: string; base: number; authorId: string; content: PostContent },
  now: Date,
): Promise<boolean> {
  const { id, base, authorId, content } = post;
  const next = base + 1;
  // Null, which undoes everything, unless the first statement has just moved the post on.
  const version = sql<number>`(select latest_version from posts where id = ${id} and author_id = ${authorId} and latest_version = ${next})`;
  try {
    await db.batch([
      db
        .update(posts)
        .set({ latestVersion: next })
        .where(and(eq(posts.id, id), eq(posts.authorId, authorId), eq(posts.latestVersion, base))),
      db.insert(postVersions).values({ postId: id, version, ...content, createdAt: now }),
      db
        .delete(postVersions)
        .where(
          and(
            eq(postVersions.postId, id),
            eq(postVersions.version, base),
            isNull(postVersions.approvedAt),
            isNull(postVersions.rejectedAt),
          ),
        ),
      claimPictures(db, id, authorId, content.pictureIds),
      releasePictures(db, id, content.pictureIds),
    ]);
    return true;
  } catch (error) {
    if (lostRace(error)) return false;
    throw error;
  }
}

const claimPictures = (db: Database, postId: string, ownerId: string, ids: readonly string[]) =>
  db
    .update(postPictures)
    .set({ postId })
    .where(and(inArray(postPictures.id, [...ids]), eq(postPictures.ownerId, ownerId)));

// What neither the public nor the new version shows belongs to no post, and is swept.
const releasePictures = (db: Database, postId: string, kept: readonly string[]) =>
  db
    .update(postPictures)
    .set({ postId: null })
    .where(
      and(
        eq(postPictures.postId, postId),
        notInArray(postPictures.id, [...kept]),
        isNull(postPictures.cardOfVersion),
        isNull(postPictures.publishedAt),
      ),
    );

/** Its pictures leave the storage last: what is cut off in between is swept. */
export async function deletePost(db: Database, images: R2Bucket, id: string) {
  const pictures = await db
    .select({ id: postPictures.id, imageKey: postPictures.imageKey })
    .from(postPictures)
    .where(eq(postPictures.postId, id));
  await db.delete(posts).where(eq(posts.id, id));
  await deleteStored(db, images, postPictures, pictures).catch((error: unknown) =>
    logError(error, 'deleting pictures'),
  );
}
