import type { AppLoadContext } from '@remix-run/cloudflare';
import { Unavailable } from '~/http/faults';
import { readUpload } from '~/http/request-body';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import { logError } from '~/log/log.server';
import {
  checkSmallPicture,
  type LeastSize,
  maxSmallPictureBytes,
  type SmallPicture,
  type SmallPictureRefusal,
} from './check-small-picture';

interface Taking {
  userId: string;
  least: LeastSize;
  /** Null removes it. @returns false if another write came first @throws Unavailable */
  put(picture: SmallPicture | null): Promise<boolean>;
}

export async function takeSmallPicture(
  request: Request,
  { db, env }: AppLoadContext,
  { userId, least, put }: Taking,
): Promise<boolean | SmallPictureRefusal> {
  if (!(await mayUpload(request, env))) return 'tooManyRequests';
  const { form, tooLarge } = await readUpload(request, maxSmallPictureBytes);
  if (tooLarge.size > 0) return 'tooLarge';
  if (form.get('intent') === 'remove') return put(null);
  const file: FormDataEntryValue | null = form.get('picture');
  if (file === null || typeof file === 'string') return 'missing';
  const picture = checkSmallPicture(new Uint8Array(await file.arrayBuffer()), least);
  if ('refusal' in picture) return picture.refusal;
  if (!(await mayKeepImage(request, { db, env }, { userId }, new Date()))) return 'tooManyToday';
  try {
    return await put(picture);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    logError(error, 'keeping a picture');
    return 'notTaken';
  }
}
