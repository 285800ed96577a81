import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { sendImage } from '~/images/send-image.server';
import { viewerOf } from '~/posts/post-viewer.server';
import { pageNotFound } from '~/ui/errors';
import { findPicture } from './picture.server';

/** For its owner and reviewers until its post is published. `?size=phone` is smaller, where there is one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const picture = await findPicture(context.db, (params.pictureId ?? '').toLowerCase(), viewer);
  const { IMAGES } = context.env;
  const answer = picture && (await sendImage(request, IMAGES, picture, picture.publishedAt !== null));
  if (!answer) throw pageNotFound(request);
  return answer;
}
