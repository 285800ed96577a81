import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { onAirOf } from '~/broadcast/broadcast.server';
import { findDraftForStaff } from '~/broadcast/draft.server';
import { isBroadcastEvent } from '~/broadcast/event';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { listFixtures } from './fixtures';
import { parseOverlayOptions } from './options';
import { findOverlayGroup } from './overlay-group.server';
import { overlayPage } from './page';
import { widthsOf } from './themes';
import { themes } from './themes/themes';

export const handle: Policy = { audience: 'everyone', faults: 'overlay', isFramed: true };

/** Renders the scene from the database. The script then follows the room. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  // Two routes: /broadcast/{event} and /broadcast/players/{event}.
  const path = context.way.pattern.split('/');
  const event = path.at(-1);
  if (!isBroadcastEvent(event)) throw pageNotFound(request);
  const options = parseOverlayOptions(url.searchParams);
  const { now } = context;
  const group = await findOverlayGroup(context.db, event, url.searchParams);
  const broadcast = group.trouble === null ? group.broadcast : undefined;
  const fixtures = options.preview === '1' || options.fixture !== null ? listFixtures(now.getTime()) : [];
  const fixture = options.fixture === null ? undefined : fixtures[options.fixture];
  const isDraft = options.preview === 'draft';
  const idle = { revision: 0, build: __BUILD_ID__, scene: null };
  const pending =
    broadcast &&
    !fixture &&
    (isDraft ? findDraftForStaff(request, context, broadcast) : onAirOf(context.db, broadcast, now));
  const onAir = (await pending) || idle;
  const theme = themes[event];
  const page = overlayPage({
    url,
    nonce: context.nonce,
    fixtures: fixtures.map(({ name }) => name),
    state: {
      picture: {
        event,
        theme,
        widths: widthsOf(theme),
        options: { ...options, fixture: fixture ? options.fixture : null },
        players: path.at(-2) === 'players',
        written: broadcast?.eventNames?.[event],
      },
      onAir: fixture ? { ...onAir, scene: fixture.scene } : onAir,
      of: broadcast ? { groupId: broadcast.groupId, stream: broadcast.stream } : null,
      trouble: group.trouble,
      now: now.getTime(),
    },
  });
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isDraft ? 'private, no-store' : 'no-cache',
    },
  });
}
