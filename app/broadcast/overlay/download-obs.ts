import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isBroadcastEvent } from '~/broadcast/event';
import { isId } from '~/db/ids';
import { pageNotFound } from '~/ui/errors';
import { localPage, overlayAddress, sceneCollection } from './obs';

/** Files for the stream PC: `scenes.json` for OBS to import, `overlay.html` to open from its disk. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const event = params.event?.toLowerCase();
  const file = params.file?.toLowerCase();
  if (!isBroadcastEvent(event) || (file !== 'scenes.json' && file !== 'overlay.html'))
    throw pageNotFound(request);
  const url = new URL(request.url);
  const origin = context.env.PUBLIC_URL || url.origin;
  const asked = url.searchParams.get('group')?.toLowerCase() ?? '';
  const group = isId(asked) ? asked : null;
  const isCollection = file === 'scenes.json';
  const body = isCollection
    ? JSON.stringify(sceneCollection(origin, event, group), null, 2)
    : localPage(overlayAddress(origin, event, { group }));
  return new Response(body, {
    headers: {
      'Content-Type': isCollection ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="sixsheet-${event}-${file}"`,
    },
  });
}
