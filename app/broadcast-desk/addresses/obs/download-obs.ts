import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { isBroadcastEvent } from '~/broadcast/event';
import { findGroupName } from '~/groups/group.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { parseOverlayOptions } from '~/overlays/options';
import { findOverlayGroup } from '~/overlays/overlay-group.server';
import { localPage } from './local-page';
import { sceneCollection } from './scene-collection';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const event = params.event?.toLowerCase();
  const file = params.file?.toLowerCase();
  if (!isBroadcastEvent(event) || (file !== 'scenes.json' && file !== 'overlay.html'))
    throw pageNotFound(request);
  const url = new URL(request.url);
  const origin = context.env.PUBLIC_URL || url.origin;
  const group = await findOverlayGroup(context.db, event, url.searchParams);
  // A file without a stream could later show another group's, so let the visitor choose first.
  if (group.trouble !== null) throw redirect(`/broadcast?${new URLSearchParams({ event })}`, 303);
  const { groupId, stream } = group.broadcast;
  const streamId = { groupId, stream };
  const { language: lang } = parseOverlayOptions(url.searchParams);
  const groupName = (await findGroupName(context.db, groupId))?.name ?? '';
  const isCollection = file === 'scenes.json';
  const body = isCollection
    ? JSON.stringify(sceneCollection({ origin, event, of: streamId, groupName, lang, t: context.t }), null, 2)
    : localPage(origin, event, streamId, lang);
  return new Response(body, {
    headers: {
      'Content-Type': isCollection ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="sixsheet-${event}-${file}"`,
    },
  });
}
