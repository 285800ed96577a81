import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findLogoKey } from '~/broadcast/logo.server';
import { logoKey } from '~/broadcast/logo-path';
import { isId } from '~/db/ids';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';

export const handle: Policy = { audience: 'everyone' };

/** @throws 404 for replaced logos */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { groupId = '', imageId = '' } = params;
  const requestedKey = isId(groupId) && isId(imageId) ? logoKey(groupId, imageId) : null;
  const imageKey = requestedKey && (await findLogoKey(context.db, groupId));
  const answer =
    imageKey === requestedKey &&
    imageKey &&
    (await sendImage(request, context.env.IMAGES, { imageKey, imageType: null }, true));
  if (!answer) throw pageNotFound(request);
  return answer;
}
