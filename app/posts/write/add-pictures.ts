import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { type Policy, picturesBody } from '~/http/policy';
import { maxImageBytes } from '~/images/check-image';
import { minuteSeconds } from '~/limits/place-limit.server';
import { readImages } from '~/limits/upload-limit.server';
import { findOwnPictures, type KeptPicture } from '~/posts/pictures/picture.server';
import { postLimits } from '~/posts/post';
import { keepPictures, limitedInit, refusalText } from './keep-pictures.server';

export const handle: Policy = { audience: 'everyone', body: picturesBody };

export interface AddedPictures {
  pictures: KeptPicture[];
  problems: string[];
  /** Seconds after which the same pictures may be sent again. */
  retryAfter?: number;
}

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** Stores pictures as soon as they are chosen in an open form. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const answer = (body: AddedPictures, status: number, headers?: HeadersInit) =>
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  const user = await findSignedIn(request, context);
  const { t, db } = context;
  if (!user) return answer({ pictures: [], problems: [t('posts.formErrors.signedOut')] }, 401);
  const upload = await readImages(request, context, maxImageBytes);
  const { form, tooLarge, isBroken } = upload;
  if (tooLarge.has('*')) return answer({ pictures: [], problems: [t('posts.formErrors.tooLarge')] }, 413);
  if (isBroken && !upload.isLimited)
    return answer({ pictures: [], problems: [t('posts.formErrors.unreadable')] }, 400);
  const sentIds = form.getAll('pictureIds').filter((id): id is string => typeof id === 'string');
  const ownPictures = await findOwnPictures(db, user.userId, sentIds.slice(0, postLimits.pictures));
  const { pictures, problems, limit } = await keepPictures(
    request,
    context,
    upload,
    user.userId,
    ownPictures,
  );
  if (tooLarge.size > 0) problems.push(refusalText('tooLarge', t));
  if (limit) {
    const { status, headers } = limitedInit(limit);
    const retryAfter = limit === 'minute' ? minuteSeconds : undefined;
    return answer({ pictures, problems, retryAfter }, status, headers);
  }
  return answer({ pictures, problems }, problems.length > 0 ? 422 : 200);
}
