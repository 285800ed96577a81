import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findLogoKey } from '~/broadcast/logo.server';
import { logoKey } from '~/broadcast/logo-path';
import { isId } from '~/db/ids';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';

export const handle: Policy = { audience: 'everyone' };

/** The group's picture as overlays show it; one that it has no more is gone. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { groupId = '', imageId = '' } = params;
  const asked = isId(groupId) && isId(imageId) ? logoKey(groupId, imageId) : null;
  const imageKey = asked && (await findLogoKey(context.db, groupId));
  const answer =
    imageKey === asked &&
    imageKey &&
    (await sendImage(request, context.env.IMAGES, { imageKey, imageType: null }, true));
  if (!answer) throw pageNotFound(request);
  return answer;
}
