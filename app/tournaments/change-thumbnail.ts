import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { reached } from '~/http/faults';
import { oneImageBody, type Policy } from '~/http/policy';
import { takeSmallPicture } from '~/images/take-small-picture.server';
import { redirectWithToast } from '~/ui/toast';
import { findHostedTournament } from './hosted-tournament.server';
import { findThumbnailKey, putThumbnail, removeThumbnail } from './thumbnail.server';

export const handle: Policy = { audience: 'staff', body: oneImageBody, failed: { writing: 'saveFailed' } };

const minSize = { width: 320, height: 180 };

async function find({ request, context, params }: LoaderFunctionArgs) {
  const { user, group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const tournament = await findHostedTournament(context.db, group.id, params.tournamentId);
  if (!tournament) throw pageNotFound(request);
  return { user, group, tournament, before: await findThumbnailKey(context.db, tournament.id) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { before } = await find(args);
  const stored = before && (await reached(args.context.env.IMAGES.get(before)));
  if (!stored) throw pageNotFound(args.request);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  stored.writeHttpMetadata(headers);
  headers.set('Content-Length', String(stored.size));
  return new Response(stored.body, { headers });
}

/** Replaces the picture (field `picture`), or removes it with `intent=remove`. @throws 403, 404 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const { user, group, tournament, before } = await find(args);
  const place = { groupId: group.id, tournamentId: tournament.id, before };
  const saved = await takeSmallPicture(request, context, {
    userId: user.userId,
    least: minSize,
    put: (picture) => (picture ? putThumbnail(context, place, picture) : removeThumbnail(context, place)),
  });
  const edit = context.to(`/admin/${group.id}/tournaments/${tournament.id}/edit`);
  if (typeof saved === 'string')
    return redirectWithToast(`${edit}?picture=${saved}#picture`, { kind: 'error', key: 'saveFailed' });
  return redirectWithToast(
    `${edit}#picture`,
    saved ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
  );
}
