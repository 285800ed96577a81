import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { logError } from '~/log/log.server';
import { viewerOf } from '~/posts/post-viewer.server';
import { findPicture } from './picture.server';
import { cardPath } from './picture-path';

export const handle: Policy = { audience: 'everyone' };

/**
 * For its owner and reviewers until its post is published. `?size=phone` is smaller, where there is one. In the place of one
 * that the storage has lost stands the post's own card.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const picture = await findPicture(context.db, (params.pictureId ?? '').toLowerCase(), viewer);
  const { IMAGES } = context.env;
  const answer = picture && (await sendImage(request, IMAGES, picture, picture.publishedAt !== null));
  if (answer) return answer;
  if (!picture?.publishedAt || !picture.postId) throw pageNotFound(request);
  logError(new Error('A published picture is gone.'), 'sending a picture');
  return redirect(cardPath(picture.postId), { headers: { 'Cache-Control': 'no-store' } });
}
