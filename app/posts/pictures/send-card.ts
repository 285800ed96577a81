import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { failure } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { findPost } from '~/posts/post.server';
import { verifiedAt } from '~/posts/verify-result';
import { keepCard } from './card.server';

export const handle: Policy = { audience: 'everyone' };

/** Serves the share image of the approved version, kept in IMAGES until it would show something else. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const found = await findPost(db, params.postId ?? '', undefined);
  if (!found) throw failure(404, 'postNotFound');
  const { post, shown, result } = found;
  const { title, species, rule, finalRank, version } = shown;
  const card = await keepCard(
    context,
    { postId: post.id, version },
    {
      ...{ title, species, rule, finalRank, author: post.authorName },
      tournament: verifiedAt(shown, result, now)?.tournamentName,
    },
  );
  const answer = await sendImage(request, env.IMAGES, card, true);
  return answer ?? new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}
