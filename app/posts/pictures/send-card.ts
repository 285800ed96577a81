import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { failure } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { findPost } from '~/posts/post.server';
import { forgetCard, keepCard } from './card.server';

export const handle: Policy = { audience: 'everyone' };

/** Serves the share image of the approved version, drawn once and stored in IMAGES. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, env } = context;
  const found = await findPost(db, params.postId ?? '', undefined);
  if (!found) throw failure(404, 'postNotFound');
  const { species, rule, finalRank, version } = found.shown;
  const content = { postId: found.post.id, version, species, rule, finalRank };
  const answer = await sendImage(request, env.IMAGES, await keepCard(context, content), true);
  if (answer) return answer;
  await forgetCard(db, content.postId, version);
  const again = await sendImage(request, env.IMAGES, await keepCard(context, content), true);
  return again ?? new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}
