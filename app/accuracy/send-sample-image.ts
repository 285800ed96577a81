import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { findSample } from './sample.server';

export const handle: Policy = { audience: 'staff' };

/** Never cached, so that a deleted sample is gone. `?size=phone` gives the rendition. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  const sample = await findSample(context.db, (params.sampleId ?? '').toLowerCase());
  const answer = sample && (await sendImage(request, context.env.IMAGES, sample, false));
  if (!answer) throw pageNotFound(request);
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
