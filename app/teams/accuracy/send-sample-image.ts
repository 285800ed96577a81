import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireOperator } from '~/groups/guard.server';
import { sendImage } from '~/images/send-image.server';
import { pageNotFound } from '~/ui/errors';
import type { Policy } from '~/ui/http/policy';
import { findSample } from './sample.server';

export const handle: Policy = { audience: 'staff' };

/** For site admins alone, and kept by no browser: it is gone when it is deleted. `?size=phone` is a smaller one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewReadings');
  const sample = await findSample(context.db, (params.sampleId ?? '').toLowerCase());
  const answer = sample && (await sendImage(request, context.env.IMAGES, sample, false));
  if (!answer) throw pageNotFound(request);
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
