import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { streamAt } from '~/broadcast/stream';
import type { Policy } from '~/http/policy';
import { findWindow } from './window.server';

export const handle: Policy = { audience: 'everyone' };

/** Polled by overlays without a socket, and by other tools. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const streamId = streamAt(request.url, params.groupId);
  const onAir = streamId && (await findOnAirNow(context, streamId));
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' });
  if (!streamId || !onAir) return Response.json({ error: 'notFound' }, { status: 404, headers });
  const overlayWindow = await findWindow(context.db, streamId);
  const etag = `"${onAir.revision}-${overlayWindow.event ?? ''}-${__BUILD_ID__}"`;
  headers.set('ETag', etag);
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify({ ...JSON.parse(onAir.text), ...overlayWindow }), { headers });
}
