import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { pageNotFound } from '~/ui/errors';
import { findTeamSheet } from './find-team-sheet.server';
import { reveal, revealsImage } from './reveal';

/** The image alone, under the rules of its sheet; `?size=phone` is a smaller one where the reader has made it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(context.db, params.teamId?.toLowerCase() ?? '', viewer);
  const imageKey = found?.sheet.imageKey;
  if (!found || !imageKey) throw pageNotFound(request);
  const revealed = reveal(found.seenBy, found.sheet, new Date());
  if (!revealsImage(revealed)) {
    const status = revealed.denied === 'withdrawn' ? 410 : 403;
    return new Response('Forbidden', { status, headers: { 'Cache-Control': 'no-store' } });
  }
  const images = context.env.IMAGES;
  const forPhone = new URL(request.url).searchParams.get('size') === 'phone';
  const image = (forPhone && (await images.get(`${imageKey}/phone`))) || (await images.get(imageKey));
  if (!image) throw pageNotFound(request);
  const headers = new Headers({
    'Content-Type': image.httpMetadata?.contentType ?? found.sheet.imageType ?? 'application/octet-stream',
    'Content-Disposition': 'inline',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie',
    ETag: image.httpEtag,
  });
  if (request.headers.get('If-None-Match')?.includes(image.httpEtag)) {
    await image.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(image.size));
  return new Response(image.body, { headers });
}
