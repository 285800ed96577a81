import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { postPictures, postSpecies, posts, postVersions, users } from '~/db/schema';
import { speciesLists } from '~/posts/post';
import { contentColumns } from '~/posts/post.server';
import { type Cursor, keysetPage } from '~/posts/post-query';
import { regulationKeyOf } from '~/posts/regulation-key';

const queuePageSize = 10;

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

export async function listPending(db: Database, after?: Cursor, size = queuePageSize) {
  const rows = await pendingQuery(db, after, size);
  const { page, next } = keysetPage(rows, size, (last) => ({ publishedAt: last.createdAt, id: last.postId }));
  return { pending: page, next };
}

export type PendingPost = Awaited<ReturnType<typeof listPending>>['pending'][number];

interface Decision {
  postId: string;
  version: number;
  reviewerId: string;
}

/** @returns undefined if decided or replaced already */
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

/** Publishes a version in one guarded batch. @returns undefined if no longer pending */
export async function approvePost(db: Database, decision: Decision, now: Date): Promise<Decided | undefined> {
  const { postId, version, reviewerId } = decision;
  const pending = await findPending(db, decision);
  if (!pending) return undefined;
  const { rule, finalRank, pictureIds } = pending;
  const approved = sql`exists (select 1 from post_versions as v where v.post_id = ${postId} and v.version = ${version} and v.approved_at is not null)`;
  const isShown = sql`(select approved_version from posts where id = ${postId}) = ${version}`;
  const lists = JSON.stringify(speciesLists(pending.species));
  const [rows] = await db.batch([
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
        regulationKey: regulationKeyOf(pending.regulation),
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
    // Pictures no longer public, including the former card, are detached and swept.
    db
      .update(postPictures)
      .set({ publishedAt: null, postId: null })
      .where(and(eq(postPictures.postId, postId), notInArray(postPictures.id, pictureIds), isShown)),
  ]);
  return rows.length > 0 ? pending : undefined;
}

/** @returns undefined if no longer pending */
export async function rejectPost(
  db: Database,
  decision: Decision & { reason: string },
  now: Date,
): Promise<Decided | undefined> {
  const { postId, version, reviewerId, reason } = decision;
  const pending = await findPending(db, decision);
  if (!pending) return undefined;
  const rows = await db
    .update(postVersions)
    .set({ rejectedAt: now, reviewedById: reviewerId, reason })
    .where(and(eq(postVersions.postId, postId), eq(postVersions.version, version), undecided))
    .returning({ version: postVersions.version });
  return rows.length > 0 ? pending : undefined;
}

/** Whether this reviewer already made this decision on the latest version, by a double press. */
export async function isDecidedSo(
  db: Database,
  { postId, version, reviewerId }: Decision,
  /** Undefined for an approval. */
  rejectedFor: string | undefined,
): Promise<boolean> {
  const [row] = await db
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
  if (!row) return false;
  const isRejected = row.rejectedAt !== null;
  return rejectedFor === undefined
    ? row.approvedAt !== null && !isRejected
    : isRejected && row.reason === rejectedFor;
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
