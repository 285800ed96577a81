import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { findBroadcast } from '~/broadcast/broadcast.server';
import type { OnAir, OnAirScene } from '~/broadcast/on-air';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { languageModes } from '~/broadcast/scene';
import { streamAt } from '~/broadcast/stream';
import { titleOnAir } from '~/overlays/event-titles';
import type { textOnAir } from './on-air-text';

const open = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' };
const plain = 'text/plain; charset=utf-8';

interface TextRequest {
  request: Request;
  context: AppLoadContext;
  groupId: string | undefined;
  wantsEvent: boolean;
  write: (scene: OnAirScene | null, options: Parameters<typeof textOnAir>[2]) => string | undefined;
  type?: string;
}

export async function answerText({
  request,
  context,
  groupId,
  wantsEvent,
  write,
  type = plain,
}: TextRequest) {
  const streamId = streamAt(request.url, groupId);
  const onAir = streamId && (await findOnAirNow(context, streamId));
  if (!streamId || !onAir) return noText();
  const { scene } = JSON.parse(onAir.text) as OnAir;
  const lang = new URL(request.url).searchParams.get('lang')?.toLowerCase();
  const broadcast = scene && wantsEvent ? await findBroadcast(context.db, streamId) : undefined;
  const text = write(scene, {
    event: broadcast?.event ? titleOnAir(broadcast.event, broadcast.eventNames) : null,
    language: languageModes.find((mode) => mode === lang) ?? null,
    now: new Date(),
  });
  if (text === undefined) return noText();
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...open, 'Content-Type': type, ETag: etag };
  return request.headers.get('If-None-Match')?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

export const noText = () =>
  new Response('404 Not Found\n', { status: 404, headers: { ...open, 'Content-Type': plain } });
