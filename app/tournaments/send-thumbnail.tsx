import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendImage } from '~/images/send-image.server';
import { etagOf, isHeld } from '~/text/etag';
import { DrawnThumbnail } from './DrawnThumbnail';
import { findPublicThumbnail } from './tournament.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** The organizer's picture from storage, or the drawn one; both with an ETag. @throws 404 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findPublicThumbnail(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const { imageKey } = tournament;
  const stored =
    imageKey && (await sendImage(request, context.env.IMAGES, { imageKey, imageType: null }, true));
  if (stored) return stored;
  const drawn = renderToStaticMarkup(<DrawnThumbnail name={tournament.name} />);
  const etag = etagOf(drawn);
  const headers = new Headers({
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    ETag: etag,
  });
  return isHeld(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(drawn, { headers });
}
