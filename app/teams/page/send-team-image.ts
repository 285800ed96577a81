import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { sendImage } from '~/images/send-image.server';
import { findTeamSheet } from '~/teams/find-team-sheet.server';
import { reveal, revealsImage } from '~/teams/reveal';
import { pageNotFound } from '~/ui/errors';

/** Under the rules of its sheet; `?size=phone` is a smaller one where the reader has made it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(context.db, params.teamId?.toLowerCase() ?? '', viewer);
  const imageKey = found?.sheet.imageKey;
  if (!found || !imageKey) throw pageNotFound(request);
  const revealed = reveal(found.seenBy, found.sheet, context.now);
  if (!revealsImage(revealed)) {
    const status = revealed.denied === 'withdrawn' ? 410 : 403;
    return new Response('Forbidden', { status, headers: { 'Cache-Control': 'no-store' } });
  }
  const image = { imageKey, imageType: found.sheet.imageType };
  const answer = await sendImage(request, context.env.IMAGES, image, false);
  if (!answer) throw pageNotFound(request);
  return answer;
}
