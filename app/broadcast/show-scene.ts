import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logError } from '~/log/log.server';
import { findBroadcast, onAirOf } from './broadcast.server';
import { isGroup } from './known-group.server';
import { roomOf } from './room';

/** For tools and overlays without a socket; D1's last picture when the room is gone. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const groupId = (params.groupId ?? '').toLowerCase();
  const { db, env } = context;
  const found = (await isGroup(db, groupId)) ? await findOnAir(groupId, env, db) : undefined;
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' });
  if (!found) return Response.json({ error: 'notFound' }, { status: 404, headers });
  const etag = `"${found.revision}-${__BUILD_ID__}"`;
  headers.set('ETag', etag);
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(found.text, { headers });
}

async function findOnAir(groupId: string, env: Env, db: Parameters<typeof findBroadcast>[0]) {
  try {
    return await roomOf(env, groupId).onAir(groupId);
  } catch (error) {
    logError(error, 'the room of a broadcast');
    const broadcast = await findBroadcast(db, groupId);
    if (!broadcast) return undefined;
    const onAir = await onAirOf(db, broadcast, new Date());
    return { text: JSON.stringify(onAir), revision: onAir.revision };
  }
}
