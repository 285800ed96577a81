import type { AppLoadContext } from '@remix-run/cloudflare';
import { Unavailable } from '~/http/faults';
import { checkPicture, type ImageRefusal } from '~/images/check-image';
import { minuteSeconds } from '~/limits/place-limit.server';
import { type ImageUpload, mayKeepImage } from '~/limits/upload-limit.server';
import type { Translate } from '~/locales/i18n';
import { logError } from '~/log/log.server';
import { type KeptPicture, keepPicture } from '~/posts/pictures/picture.server';
import { postLimits } from '~/posts/post';

export interface KeptUploads {
  pictures: KeptPicture[];
  /** Messages for refused files. */
  problems: string[];
  /** The limit that refused a picture. */
  limit?: 'minute' | 'day';
}

/** A limit per minute says when to send again. */
export const limitedInit = (limit: KeptUploads['limit']) => ({
  status: 429,
  headers: limit === 'minute' ? { 'Retry-After': String(minuteSeconds) } : undefined,
});

/** Stores uploads after the current pictures. */
export async function keepPictures(
  request: Request,
  { env, db, t }: AppLoadContext,
  { form, isLimited, mayKeepOne }: ImageUpload,
  authorId: string,
  currentPictures: readonly KeptPicture[],
): Promise<KeptUploads> {
  const pictures = [...currentPictures];
  const problems = new Set<string>();
  let limit: KeptUploads['limit'];
  const refuse = (by: 'minute' | 'day') => {
    limit = by;
    problems.add(t(by === 'minute' ? 'fields.image.tooManyRequests' : 'posts.problems.tooManyPicturesToday'));
  };
  if (isLimited) refuse('minute');
  for (const file of form.getAll('upload')) {
    if (typeof file === 'string' || file.size === 0) continue;
    if (pictures.length >= postLimits.pictures) {
      problems.add(t('posts.problems.tooManyPictures'));
      break;
    }
    if (!(await mayKeepOne())) {
      refuse('minute');
      break;
    }
    const checked = checkPicture(new Uint8Array(await file.arrayBuffer()));
    if ('refusal' in checked) {
      problems.add(refusalText(checked.refusal, t));
      continue;
    }
    if (!(await mayKeepImage(request, { db, env }, { userId: authorId }, new Date()))) {
      refuse('day');
      break;
    }
    const picture = await keepPicture(db, env, authorId, checked.image).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      logError(error, 'keeping a picture');
      return undefined;
    });
    if (picture) pictures.push(picture);
    else problems.add(t('posts.problems.pictureNotTaken'));
  }
  return { pictures, problems: [...problems], limit };
}

export function refusalText(refusal: ImageRefusal, t: Translate): string {
  if (refusal === 'tooSmall') return t('posts.problems.pictureTooSmall');
  if (refusal === 'tooManyPixels') return t('posts.problems.pictureTooManyPixels');
  return t(`readings.image.${refusal}`);
}
