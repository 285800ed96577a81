import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findBroadcast } from '~/broadcast/broadcast.server';
import type { OnAir } from '~/broadcast/on-air';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { languageModes } from '~/broadcast/scene';
import { streamAt } from '~/broadcast/stream';
import { themes } from '~/broadcast/themes/themes';
import { textNamed, textOnAir } from './on-air-text';

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, no-cache',
};

const notFound = () => new Response('404 Not Found\n', { status: 404, headers: plain });

/** One text of what is on air, for OBS, vMix and scripts that read a file or an address. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const of = streamAt(request.url, params.groupId);
  const name = textNamed(params.file ?? '');
  const found = name && of && (await findOnAirNow(context, of));
  if (!found) return notFound();
  const { scene } = JSON.parse(found.text) as OnAir;
  const asked = new URL(request.url).searchParams.get('lang')?.toLowerCase();
  const broadcast = scene && name === 'event' ? await findBroadcast(context.db, of) : undefined;
  const text = textOnAir(name, scene, {
    event: broadcast?.event ? themes[broadcast.event].title : null,
    language: languageModes.find((mode) => mode === asked) ?? null,
    now: new Date(),
  });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...plain, ETag: etag };
  return request.headers.get('If-None-Match')?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}
