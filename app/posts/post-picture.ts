import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { phoneImageKey } from '~/readings/reading.server';
import { pageNotFound } from '~/ui/errors';
import { findPicture } from './picture.server';
import { viewerOf } from './post-viewer.server';
import { sendStored } from './send-stored.server';

// The whole picture stands in for its rendition only until that is there.
const minute = 60;

/**
 * An uploaded picture: everybody's once its post is published, before that its owner's and the reviewers'. `?size=phone`
 * is a smaller one where the reader has made it.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const picture = await findPicture(context.db, (params.pictureId ?? '').toLowerCase(), viewer);
  if (!picture) throw pageNotFound(request);
  const { IMAGES } = context.env;
  const isPublic = picture.publishedAt !== null;
  const forPhone = new URL(request.url).searchParams.get('size') === 'phone';
  const phone = { imageKey: phoneImageKey(picture.imageKey), imageType: 'image/webp' };
  const answer =
    (forPhone && (await sendStored(request, IMAGES, phone, isPublic))) ||
    (await sendStored(request, IMAGES, picture, isPublic, forPhone ? minute : undefined));
  if (!answer) throw pageNotFound(request);
  return answer;
}
