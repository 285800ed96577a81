import type { AppLoadContext } from '@remix-run/cloudflare';
import { Unavailable } from '~/http/faults';
import { type ForeignRefusal, fetchPicture } from '~/images/fetch-picture.server';
import { foreignUrl } from '~/images/foreign-url';
import { mayFetchPicture, mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import type { Translate } from '~/locales/i18n';
import { logError } from '~/log/log.server';
import { fetchingOf } from '~/posts/pictures/fetching';
import { type KeptPicture, keepPicture } from '~/posts/pictures/picture.server';
import { postLimits } from '~/posts/post';
import { postUrl } from './post-schema.server';

interface CurrentPictures {
  imageUrl: string;
  pictures: readonly KeptPicture[];
  authorId: string;
}

/** Adds the URL's picture, fetched if `mayFetch`, and drops a previous URL's: the field has only one. */
export async function withUrlPicture(
  request: Request,
  context: AppLoadContext,
  { imageUrl, pictures, authorId }: CurrentPictures,
  mayFetch: boolean,
): Promise<{ pictures: KeptPicture[]; problem?: string }> {
  const url = postUrl(imageUrl);
  const files = pictures.filter(({ sourceUrl }) => sourceUrl === null);
  if (imageUrl.trim() === '') return { pictures: files };
  // The form's schema reports invalid URLs.
  const isHeld = pictures.some(({ sourceUrl }) => sourceUrl === url);
  if (!url || (!isHeld && !mayFetch)) return { pictures: [...pictures] };
  if (isHeld)
    return { pictures: pictures.filter(({ sourceUrl }) => sourceUrl === null || sourceUrl === url) };
  const fetched = await fetchAndKeep(request, context, {
    url,
    authorId,
    isFull: files.length >= postLimits.pictures,
  });
  if (typeof fetched === 'string') return { pictures: [...pictures], problem: fetched };
  const at = pictures.findIndex(({ sourceUrl }) => sourceUrl !== null);
  return { pictures: files.toSpliced(at < 0 ? files.length : at, 0, fetched) };
}

/** @returns the stored picture, or a message */
async function fetchAndKeep(
  request: Request,
  { db, env, t }: AppLoadContext,
  { url, authorId, isFull }: { url: string; authorId: string; isFull: boolean },
): Promise<KeptPicture | string> {
  if (isFull) return t('posts.problems.tooManyPictures');
  const fetching = fetchingOf(env, request.url);
  const host = foreignUrl(url, fetching.ownHosts)?.hostname;
  if (!host) return t('posts.problems.urlNotAllowed');
  // Over HTTP, the picture could be replaced in transit.
  if (!url.startsWith('https:')) return t('posts.problems.imageInvalid');
  const now = new Date();
  const may =
    (await mayUpload(request, env)) && (await mayFetchPicture(request, db, { userId: authorId, host }, now));
  if (!may) return t('posts.problems.urlTooOften');
  const picture = await fetchPicture(url, fetching);
  if ('refusal' in picture) return refusalText(picture.refusal, t);
  if (!(await mayKeepImage(request, { db, env }, { userId: authorId }, now)))
    return t('posts.problems.tooManyPicturesToday');
  return keepPicture(db, env, authorId, picture.image, url).catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
    logError(error, 'keeping a picture');
    return t('posts.problems.urlNotTaken');
  });
}

function refusalText(refusal: ForeignRefusal, t: Translate): string {
  if (refusal === 'notAllowed') return t('posts.problems.urlNotAllowed');
  if (refusal === 'unreachable') return t('posts.problems.urlUnreachable');
  if (refusal === 'tooLarge') return t('posts.problems.urlTooLarge');
  if (refusal === 'tooSmall') return t('posts.problems.pictureTooSmall');
  if (refusal === 'tooManyPixels') return t('posts.problems.pictureTooManyPixels');
  return t('posts.problems.urlNoImage');
}
