import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendImage } from '~/images/send-image.server';
import { pageNotFound } from '~/ui/errors';
import { DrawnThumbnail } from './DrawnThumbnail';
import { findPublicThumbnail } from './tournament.server';

/** The organizer's picture from storage, or the drawn one; both with an ETag. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findPublicThumbnail(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const { imageKey } = tournament;
  const stored =
    imageKey && (await sendImage(request, context.env.IMAGES, { imageKey, imageType: null }, true));
  if (stored) return stored;
  const drawn = renderToStaticMarkup(<DrawnThumbnail name={tournament.name} />);
  const headers = new Headers({
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    ETag: `"${await digest(drawn)}"`,
  });
  return isKnown(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(drawn, { headers });
}

function isKnown(request: Request, headers: Headers): boolean {
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  const etag = headers.get('ETag') ?? '';
  return known.some((each) => each === '*' || each.replace(/^W\//, '') === etag);
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
