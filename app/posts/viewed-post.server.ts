import type { Database } from '~/db/client.server';
import { ownsOrReviews, type PostViewer, statusOf } from './post';
import { findPost } from './post.server';
import { listDecisions } from './review/review.server';
import { verifiedAt } from './verify-result';

export type ViewedPost = NonNullable<Awaited<ReturnType<typeof findViewedPost>>>;

/** Falls back to the approved version if the latest is not visible to the viewer. */
export async function findViewedPost(
  db: Database,
  id: string,
  viewer: PostViewer | undefined,
  version: 'latest' | 'approved',
  now: Date,
) {
  const found =
    (await findPost(db, id, viewer, version)) ??
    (version === 'latest' ? await findPost(db, id, viewer) : undefined);
  if (!found) return undefined;
  const { post, shown, result } = found;
  const mayDelete = ownsOrReviews(post, viewer);
  const latest =
    mayDelete && post.latestVersion !== shown.version ? await findPost(db, id, viewer, 'latest') : found;
  // Review reasons are for the author, picture sources for reviewers.
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
