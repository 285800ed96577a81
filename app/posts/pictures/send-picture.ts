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

/** Serves a picture; unpublished ones only to owner and reviewers. Lost files redirect to the card. */
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
