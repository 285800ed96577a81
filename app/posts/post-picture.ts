import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/ui/errors';
import { findPicture } from './picture.server';
import { viewerOf } from './post-viewer.server';
import { sendStored } from './send-stored.server';

/** An uploaded picture: everybody's once its post is published, before that its owner's and the reviewers'. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const picture = await findPicture(context.db, (params.pictureId ?? '').toLowerCase(), viewer);
  const answer =
    picture && (await sendStored(request, context.env.IMAGES, picture, picture.publishedAt !== null));
  if (!answer) throw pageNotFound(request);
  return answer;
}
