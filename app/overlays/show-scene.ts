import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { streamAt } from '~/broadcast/stream';
import type { Policy } from '~/http/policy';
import { findWindow } from './window.server';

export const handle: Policy = { audience: 'everyone' };

/** For tools and overlays without a socket. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const of = streamAt(request.url, params.groupId);
  const found = of && (await findOnAirNow(context, of));
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' });
  if (!of || !found) return Response.json({ error: 'notFound' }, { status: 404, headers });
  const shown = await findWindow(context.db, of);
  const etag = `"${found.revision}-${shown.event ?? ''}-${__BUILD_ID__}"`;
  headers.set('ETag', etag);
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify({ ...JSON.parse(found.text), ...shown }), { headers });
}
