import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { renderToStaticMarkup } from 'react-dom/server';
import { phoneImageKey } from '~/readings/reading.server';
import { pageNotFound } from '~/ui/errors';
import { DrawnThumbnail } from './DrawnThumbnail';
import { findTournament } from './tournament.server';

const caching = 'public, max-age=300, stale-while-revalidate=86400';

/** The organizer's picture, as small as it is shown once the reader has made it so, or the drawn one; with an ETag. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '');
  if (!tournament) throw pageNotFound(request);
  const { IMAGES } = context.env;
  const key = tournament.thumbnailKey;
  const stored = key && ((await IMAGES.get(phoneImageKey(key))) ?? (await IMAGES.get(key)));
  const headers = new Headers({ 'Cache-Control': caching });
  if (!stored) {
    const drawn = renderToStaticMarkup(<DrawnThumbnail name={tournament.name} />);
    headers.set('Content-Type', 'image/svg+xml; charset=utf-8');
    headers.set('ETag', `"${await digest(drawn)}"`);
    return isKnown(request, headers)
      ? new Response(null, { status: 304, headers })
      : new Response(drawn, { headers });
  }
  stored.writeHttpMetadata(headers);
  headers.set('Cache-Control', caching);
  headers.set('ETag', stored.httpEtag);
  if (isKnown(request, headers)) {
    await stored.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(stored.size));
  return new Response(stored.body, { headers });
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
