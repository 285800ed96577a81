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
  /** With null it is taken away. False when another came in between; throws Unavailable. */
  put(picture: SmallPicture | null): Promise<boolean>;
}

/** A form's field `picture`, or `intent=remove`: whether it was saved, or why it was not. */
export async function takeSmallPicture(
  request: Request,
  { db, env }: AppLoadContext,
  { userId, least, put }: Taking,
): Promise<boolean | SmallPictureRefusal> {
  if (!(await mayUpload(request, env))) return 'tooManyRequests';
  const { form, tooLarge } = await readUpload(request, maxSmallPictureBytes);
  if (tooLarge.size > 0) return 'tooLarge';
  if (form.get('intent') === 'remove') return put(null);
  const sent: FormDataEntryValue | null = form.get('picture');
  if (sent === null || typeof sent === 'string') return 'missing';
  const checked = checkSmallPicture(new Uint8Array(await sent.arrayBuffer()), least);
  if ('refusal' in checked) return checked.refusal;
  if (!(await mayKeepImage(request, db, { userId }, new Date()))) return 'tooManyToday';
  try {
    return await put(checked);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    logError(error, 'keeping a picture');
    return 'notTaken';
  }
}
