import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { sendImage } from '~/images/send-image.server';
import { viewerOf } from '~/posts/post-viewer.server';
import { pageNotFound } from '~/ui/errors';
import { findPicture } from './picture.server';

/**
 * An uploaded picture: everybody's once its post is published, before that its owner's and the reviewers'. `?size=phone`
 * is a smaller one where the reader has made it.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const picture = await findPicture(context.db, (params.pictureId ?? '').toLowerCase(), viewer);
  const { IMAGES } = context.env;
  const answer = picture && (await sendImage(request, IMAGES, picture, picture.publishedAt !== null));
  if (!answer) throw pageNotFound(request);
  return answer;
}
