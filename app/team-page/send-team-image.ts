import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { reveal, revealsImage } from '~/sheets/reveal';

export const handle: Policy = { audience: 'everyone' };

/** Suffixes of `/image` for the first and the second image. */
const imagePlaces = [undefined, '2'];

/** Revealed like its sheet. `?size=phone`: a smaller rendition, if there is one. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(context.db, params.teamId?.toLowerCase() ?? '', viewer);
  const image = found?.sheet.images[imagePlaces.indexOf(params.place)];
  if (!found || !image) throw pageNotFound(request);
  const revealed = reveal(found.seenBy, found.sheet, context.now);
  if (!revealsImage(revealed)) {
    const status = revealed.denied === 'withdrawn' || revealed.denied === 'erased' ? 410 : 403;
    return new Response('Forbidden', { status, headers: { 'Cache-Control': 'no-store' } });
  }
  const answer = await sendImage(request, context.env.IMAGES, image, false);
  if (!answer) throw pageNotFound(request);
  return answer;
}
