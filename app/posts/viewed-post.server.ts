import type { Database } from '~/db/client.server';
import { ownsOrReviews, type PostViewer, statusOf } from './post';
import { findPost } from './post.server';
import { listDecisions } from './review/review.server';
import { verifiedAt } from './verify-result';

export type ViewedPost = NonNullable<Awaited<ReturnType<typeof findViewedPost>>>;

/** Whoever asks for a latest version that they may not see gets the approved one; undefined without any. */
export async function findViewedPost(
  db: Database,
  id: string,
  viewer: PostViewer | undefined,
  asked: 'latest' | 'approved',
  now: Date,
) {
  const found =
    (await findPost(db, id, viewer, asked)) ??
    (asked === 'latest' ? await findPost(db, id, viewer) : undefined);
  if (!found) return undefined;
  const { post, shown, result } = found;
  const mayDelete = ownsOrReviews(post, viewer);
  const latest =
    mayDelete && post.latestVersion !== shown.version ? await findPost(db, id, viewer, 'latest') : found;
  // What reviewers wrote is for the author, where a picture came from for reviewers.
  const { teamSheetId: _, reason: __, imageUrl: ___, ...content } = shown;
  const status = latest && statusOf(latest.shown);
  return {
    post: { ...post, authorId: undefined },
    shown: content,
    isPublic: post.approvedVersion === shown.version,
    verified: verifiedAt(shown, result, now),
    isAuthor: viewer?.userId === post.authorId,
    mayDelete,
    latest:
      status && mayDelete
        ? { status, reason: latest.shown.rejectedAt ? latest.shown.reason : undefined }
        : undefined,
    decisions: viewer?.isReviewer ? await listDecisions(db, post.id) : [],
  };
}
