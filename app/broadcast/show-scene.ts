import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findOnAirNow } from './on-air-now.server';

/** For tools and overlays without a socket. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await findOnAirNow(context, (params.groupId ?? '').toLowerCase());
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' });
  if (!found) return Response.json({ error: 'notFound' }, { status: 404, headers });
  const etag = `"${found.revision}-${__BUILD_ID__}"`;
  headers.set('ETag', etag);
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(found.text, { headers });
}
