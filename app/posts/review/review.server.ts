import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { postPictures, postSpecies, posts, postVersions, users } from '~/db/schema';
import { speciesLists } from '~/posts/post';
import { contentColumns } from '~/posts/post.server';
import { type Cursor, pageOf } from '~/posts/post-query';
import { regulationKeyOf } from '~/posts/regulation-key';

const queueSize = 10;

export const pendingQuery = (db: Database, after: Cursor | undefined, size: number) =>
  db
    .select({
      ...contentColumns,
      ...columnsOf(postVersions, 'postId', 'version', 'createdAt'),
      approvedVersion: posts.approvedVersion,
      authorName: users.displayName,
    })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        sql`${postVersions.approvedAt} is null and ${postVersions.rejectedAt} is null`,
        after &&
          sql`(${postVersions.createdAt}, ${postVersions.postId}) > (${after.publishedAt.getTime()}, ${after.id})`,
      ),
    )
    .orderBy(asc(postVersions.createdAt), asc(postVersions.postId))
    .limit(size + 1);

export async function listPending(db: Database, after?: Cursor, size = queueSize) {
  const rows = await pendingQuery(db, after, size);
  const { page, next } = pageOf(rows, size, (last) => ({ publishedAt: last.createdAt, id: last.postId }));
  return { pending: page, next };
}

export type PendingPost = Awaited<ReturnType<typeof listPending>>['pending'][number];

interface Decision {
  postId: string;
  version: number;
  reviewerId: string;
}

/** Undefined when it is decided or replaced already. */
async function findPending(db: Database, { postId, version }: Decision) {
  const [row] = await db
    .select({
      ...contentColumns,
      ...columnsOf(users, 'email', 'locale'),
    })
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.postId), eq(posts.latestVersion, postVersions.version)))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(postVersions.postId, postId), eq(postVersions.version, version), undecided));
  return row;
}

export type Decided = NonNullable<Awaited<ReturnType<typeof findPending>>>;

const undecided = and(isNull(postVersions.approvedAt), isNull(postVersions.rejectedAt));

/** With the lists' copies and its pictures, all or nothing. Undefined when it is not waiting (any more). */
export async function approvePost(db: Database, decision: Decision, now: Date): Promise<Decided | undefined> {
  const { postId, version, reviewerId } = decision;
  const found = await findPending(db, decision);
  if (!found) return undefined;
  const { rule, finalRank, pictureIds } = found;
  const approved = sql`exists (select 1 from post_versions as v where v.post_id = ${postId} and v.version = ${version} and v.approved_at is not null)`;
  const isShown = sql`(select approved_version from posts where id = ${postId}) = ${version}`;
  const lists = JSON.stringify(speciesLists(found.species));
  const [decided] = await db.batch([
    db
      .update(postVersions)
      .set({ approvedAt: now, reviewedById: reviewerId })
      .where(
        and(
          eq(postVersions.postId, postId),
          eq(postVersions.version, version),
          undecided,
          sql`(select latest_version from posts where id = ${postId}) = ${version}`,
        ),
      )
      .returning({ version: postVersions.version }),
    db
      .update(posts)
      .set({
        approvedVersion: version,
        publishedAt: sql`coalesce(${posts.publishedAt}, ${now.getTime()})`,
        rule,
        regulationKey: regulationKeyOf(found.regulation),
        finalRank,
      })
      .where(and(eq(posts.id, postId), eq(posts.latestVersion, version), approved)),
    db.delete(postSpecies).where(and(eq(postSpecies.postId, postId), isShown)),
    db
      .insert(postSpecies)
      .select(
        sql`select value, posts.id, published_at, favorite_count from json_each(${lists}), posts
          where posts.id = ${postId} and ${isShown}`,
      )
      .onConflictDoNothing(),
    db
      .update(postPictures)
      .set({ publishedAt: now })
      .where(and(eq(postPictures.postId, postId), inArray(postPictures.id, pictureIds), isShown)),
    // What the public no longer sees, the former version's card too, belongs to no post and is swept.
    db
      .update(postPictures)
      .set({ publishedAt: null, postId: null })
      .where(and(eq(postPictures.postId, postId), notInArray(postPictures.id, pictureIds), isShown)),
  ]);
  return decided.length > 0 ? found : undefined;
}

/** With a reason for its author. Undefined when it is not waiting (any more). */
export async function rejectPost(
  db: Database,
  decision: Decision & { reason: string },
  now: Date,
): Promise<Decided | undefined> {
  const { postId, version, reviewerId, reason } = decision;
  const found = await findPending(db, decision);
  if (!found) return undefined;
  const decided = await db
    .update(postVersions)
    .set({ rejectedAt: now, reviewedById: reviewerId, reason })
    .where(and(eq(postVersions.postId, postId), eq(postVersions.version, version), undecided))
    .returning({ version: postVersions.version });
  return decided.length > 0 ? found : undefined;
}

/** Whether this reviewer has decided so already, and the author has written nothing since: the same press, sent again. */
export async function isDecidedSo(
  db: Database,
  { postId, version, reviewerId }: Decision,
  /** Undefined where it was approved. */
  rejectedFor: string | undefined,
): Promise<boolean> {
  const [found] = await db
    .select(columnsOf(postVersions, 'approvedAt', 'rejectedAt', 'reason'))
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.postId), eq(posts.latestVersion, postVersions.version)))
    .where(
      and(
        eq(postVersions.postId, postId),
        eq(postVersions.version, version),
        eq(postVersions.reviewedById, reviewerId),
      ),
    );
  if (!found) return false;
  const isRejected = found.rejectedAt !== null;
  return rejectedFor === undefined
    ? found.approvedAt !== null && !isRejected
    : isRejected && found.reason === rejectedFor;
}

export const listDecisions = (db: Database, postId: string) =>
  db
    .select({
      version: postVersions.version,
      ...columnsOf(postVersions, 'approvedAt', 'rejectedAt'),
      at: sql<number>`coalesce(${postVersions.rejectedAt}, ${postVersions.approvedAt})`.mapWith(
        postVersions.approvedAt,
      ),
      reason: postVersions.reason,
      reviewer: users.displayName,
    })
    .from(postVersions)
    .leftJoin(users, eq(users.id, postVersions.reviewedById))
    .where(and(eq(postVersions.postId, postId), isNotNull(postVersions.reviewedById)))
    .orderBy(sql`${postVersions.version} desc`);
