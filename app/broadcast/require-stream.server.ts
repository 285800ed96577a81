import type { AppLoadContext } from '@remix-run/cloudflare';
import { requireGroup } from '~/groups/guard.server';
import type { Permission } from '~/groups/permission';
import { pageNotFound } from '~/http/errors';
import { listStreams } from './broadcast.server';
import { streamIn } from './stream';

/** @throws as requireGroup, and 404 if the group doesn't use the stream in the URL */
export async function requireStream(
  request: Request,
  context: AppLoadContext,
  groupId: string | undefined,
  permission: Permission,
) {
  const { user, group } = await requireGroup(request, context, groupId, permission);
  const streamNumber = streamIn(new URL(request.url).searchParams);
  const streams = await context.once(`streams ${group.id}`, () => listStreams(context.db, group.id));
  const broadcast = streams.find(({ stream }) => stream === streamNumber);
  if (!broadcast) throw pageNotFound(request);
  return { user, group, streamId: { groupId: group.id, stream: broadcast.stream }, broadcast, streams };
}
